import { takeIns } from '../../generated/settled';
import { registerTakeIn } from '../kernel/services/take-in';
import './writes';

registerTakeIn(takeIns);

/** The code for what outlives a page, and for what it tells of, in one piece that the first page does without. */
export { browserDevice } from '../kernel/offline/device';
