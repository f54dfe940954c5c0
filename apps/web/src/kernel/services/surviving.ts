import { call, delay } from 'redux-saga/effects';
import { logWarning } from '../browser/log';

/** Milliseconds before a workflow begins anew that has failed twice, doubled with each time in a row. */
const first = 1_000;
/** Who lived longer than this is not taken for one that cannot begin. */
const longest = 60_000;

/**
 * Keeps a workflow going. What it does not expect, such as a storage that throws, would else end it for as long as the page lives, and
 * with it everything that it listens to.
 */
export function surviving<Given extends unknown[]>(workflow: (...given: Given) => Generator) {
  return function* survive(...given: Given): Generator {
    for (let failures = 0; ; failures += 1) {
      const began = performance.now();
      try {
        yield call(workflow, ...given);
        return;
      } catch (error) {
        logWarning(`${workflow.name} begins anew: ${error instanceof Error ? error.name : 'unknown'}`);
      }
      if (performance.now() - began > longest) failures = 0;
      // At once the first time, so that nothing that is asked of it is missed.
      if (failures > 0) yield delay(Math.min(longest, first * 2 ** (failures - 1)));
    }
  };
}
