import { describeError, type Log } from '../environment/log';

export type Loop = {
  /** Begins the next turn now. */
  wake(): void;
  /** Resolves when there is nothing to do at the moment. */
  idle(): Promise<void>;
  /** Resolves when the current turn has ended. */
  stop(): Promise<void>;
};

/**
 * Does something again and again, and goes on where a turn fails.
 *
 * @param turn resolves to true if there may be more to do at once
 * @param pause milliseconds before the next turn
 */
export function startLoop(
  turn: (isEnding: () => boolean) => Promise<boolean>,
  pause: number,
  log: Log,
): Loop {
  let isEnding = false;
  let isWoken = false;
  let wake: () => void = () => {};
  let isAsleep = false;
  let waiting: (() => void)[] = [];
  const sleep = () =>
    new Promise<void>((resolve) => {
      isAsleep = true;
      for (const tell of waiting) tell();
      waiting = [];
      const timer = setTimeout(resolve, pause).unref();
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const go = async () => {
    while (!isEnding) {
      isWoken = false;
      const isMore = await turn(() => isEnding).catch((error: unknown) => {
        log.warn({ error: describeError(error) }, 'jobs could not be looked after');
        return false;
      });
      if (!isMore && !isWoken && !isEnding) await sleep();
      isAsleep = false;
    }
    for (const tell of waiting) tell();
  };
  const ended = go();
  return {
    wake() {
      isWoken = true;
      isAsleep = false;
      wake();
    },
    async idle() {
      if (!isAsleep && !isEnding) await new Promise<void>((resolve) => waiting.push(resolve));
    },
    async stop() {
      isEnding = true;
      wake();
      await ended;
    },
  };
}
