import type { interpret } from '@nadi/domain/vital-signs/interpretation';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Assesses a reading by the published ranges, as the server does. */
export type Assessor = typeof interpret;

let atHand: Assessor | null = null;
let coming: Promise<Assessor> | undefined;
const listeners = new Set<() => void>();

/**
 * Fetches the ranges and the code that assesses by them. Most visits assess nothing here, so pages do not include it; a failed fetch is
 * repeated the next time.
 */
export function fetchAssessor(): Promise<Assessor> {
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

/** Milliseconds that a person who has saved waits for it. */
const timeoutMs = 3_000;

/** Resolves with null if it cannot be loaded soon: the page says in any case that a reading was saved. */
export function assessorSoon(): Promise<Assessor | null> {
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, timeoutMs, null));
  return Promise.race([fetchAssessor().catch(() => null), tooLate]);
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

type Coming = {
  /** Null until it is loaded, or if it cannot be: then nothing is assessed here, and no reading is shown as in range. */
  assessor: Assessor | null;
  isComing: boolean;
};

/** Fetches the assessor once there is something to assess. @param wanted each change of it tries again after a failure */
export function useAssessor(wanted: readonly unknown[]): Coming {
  const isWanted = wanted.length > 0;
  // A page with nothing to assess does not render again when the assessor is loaded.
  const assessor = useSyncExternalStore(subscribe, () => (isWanted ? atHand : null));
  const [hasFailed, setHasFailed] = useState(false);
  const isMissing = isWanted && !assessor;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is wanted now may be had where what was wanted before was not
  useEffect(() => {
    if (isMissing) fetchAssessor().catch(() => setHasFailed(true));
  }, [isMissing, wanted]);
  return { assessor, isComing: isMissing && !hasFailed };
}

/** Loads the assessor before a reading is entered: there may be no network by then. */
export function usePreloadAssessor(): void {
  useEffect(() => {
    const preload = () => void fetchAssessor().catch(() => undefined);
    // Safari does not report when it is idle.
    if (typeof requestIdleCallback === 'undefined') {
      const timer = setTimeout(preload, 200);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload, { timeout: 2000 });
    return () => cancelIdleCallback(idle);
  }, []);
}
