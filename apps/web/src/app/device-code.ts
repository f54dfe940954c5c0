/** The code for what outlives a page, and for what it tells of, in one piece that the first page does without. */
export { browserDevice } from '../kernel/offline/device';
export { takeIn } from './take-in';
