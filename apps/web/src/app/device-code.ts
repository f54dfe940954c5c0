import { allApplySettled } from '../../generated/settled';
import { provideAfterWrites } from '../kernel/services/after-writes';
import { renewWritten, takenOf } from '../kernel/services/renew-written';
import './writes';

provideAfterWrites({
  applySettled(...given) {
    for (const applySettled of allApplySettled) applySettled(...given);
  },
  takenOf,
  renew: renewWritten,
});

/** The code for everything that outlives a page, and for its texts, in one chunk that the first page does not need. */
export { browserDevice } from '../kernel/offline/device';
