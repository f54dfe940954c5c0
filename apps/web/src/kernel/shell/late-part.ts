import { type ComponentType, lazy } from 'react';
import { waitForLine } from '../browser/wait-for-line';

/** Longest back-off between two attempts to fetch the code of a part, in milliseconds. */
const maxPauseMs = 60_000;

/**
 * A part beside the page, such as the place of toasts, whose code is fetched after it. Code that cannot be fetched leaves the part as its
 * `Suspense` draws it and is fetched again, with back-off and as soon as the network is back: a missing part never takes the page away.
 *
 * @param load called again after a failure
 */
export const latePart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    for (let pauseMs = 1_000; ; pauseMs = Math.min(2 * pauseMs, maxPauseMs)) {
      const part = await load().catch(() => null);
      if (part) return { default: part };
      await waitForLine(pauseMs);
    }
  });
