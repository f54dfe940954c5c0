import type { interpret } from '@nadi/domain/vital-signs/interpretation';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Judges a reading by the published ranges, as the server will. */
export type Judge = typeof interpret;

let atHand: Judge | null = null;
let coming: Promise<Judge> | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches the ranges and what judges by them. Most visits judge nothing here, so that no page carries them; a fetch that failed is made
 * once more the next time.
 */
export function fetchJudge(): Promise<Judge> {
  coming ??= import('@nadi/domain/vital-signs/interpretation').then(
    ({ interpret }) => {
      atHand = interpret;
      for (const listener of listeners) listener();
      return interpret;
    },
    (error) => {
      coming = undefined;
      throw error;
    },
  );
  return coming;
}

/** Milliseconds for which a person who has saved waits for it. */
const patience = 3_000;

/** Resolves with null where it cannot be had soon: that a reading was kept is told in any case. */
export function judgeSoon(): Promise<Judge | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([fetchJudge().catch(() => null), tooLate]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type Coming = {
  /** Null while it is not there, or cannot be had: then nothing is judged here, and nothing passes for normal. */
  judge: Judge | null;
  isComing: boolean;
};

/** Fetches the judge once something is to be judged. @param wanted where it could not be had, each change of it tries again */
export function useJudge(wanted: readonly unknown[]): Coming {
  const isWanted = wanted.length > 0;
  // A page with nothing to judge is not drawn anew when the judge comes.
  const judge = useSyncExternalStore(subscribe, () => (isWanted ? atHand : null));
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && !judge;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted now may be had where what was wanted before was not
  useEffect(() => {
    if (isMissing) fetchJudge().catch(() => setHasFailed(true));
  }, [isMissing, wanted]);
  return { judge, isComing: isMissing && !hasFailed };
}

/** Has the judge there by the time that a reading is entered: there may be no network any more then. */
export function usePreloadJudge(): void {
  useEffect(() => {
    const preload = () => void fetchJudge().catch(() => undefined);
    // Safari does not tell when it is calm.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(preload, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
