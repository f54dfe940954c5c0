import { takeIns } from '../../generated/settled';
import { provideAfterWrites } from '../kernel/services/after-writes';
import { renewWritten, takenOf } from '../kernel/services/renew-written';
import './writes';

provideAfterWrites({
  takeIn(...given) {
    for (const takeIn of takeIns) takeIn(...given);
  },
  takenOf,
  renew: renewWritten,
});

/** The code for what outlives a page, and for what it tells of, in one piece that the first page does without. */
export { browserDevice } from '../kernel/offline/device';
