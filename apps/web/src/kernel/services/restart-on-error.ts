import { call, delay } from 'redux-saga/effects';
import { notice } from '../browser/notice';

/** Back-off in milliseconds before a workflow restarts that has failed twice: doubles after each consecutive failure. */
const first = 1_000;
/** A workflow that ran longer than this counts as able to start. */
const longest = 60_000;

/**
 * Restarts a workflow after an error. An unexpected error, such as a storage that throws, would otherwise end it for the lifetime of the
 * page, and with it everything that it listens to.
 */
export function restartOnError<Given extends unknown[]>(workflow: (...given: Given) => Generator) {
  return function* survive(...given: Given): Generator {
    for (let failures = 0; ; failures += 1) {
      const began = performance.now();
      try {
        yield call(workflow, ...given);
        return;
      } catch (error) {
        notice({ error });
      }
      if (performance.now() - began > longest) failures = 0;
      // At once the first time, so that it misses no action.
      if (failures > 0) yield delay(Math.min(longest, first * 2 ** (failures - 1)));
    }
  };
}
