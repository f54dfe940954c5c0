import type { Locks } from '@nadi/api-client/refresh';

/**
 * Runs work one after the other in this tab and, if the browser has locks, in all tabs.
 *
 * @param name of the lock
 */
export function createTurns(locks: Locks | undefined, name: string) {
  let turn: Promise<unknown> = Promise.resolve();

  return function inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const mine = turn.then(() => (locks ? locks.request(name, run) : run()));
    turn = mine.catch(() => undefined);
    return mine;
  };
}
