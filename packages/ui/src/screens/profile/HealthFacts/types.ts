export type FactKind = 'pregnant' | 'not-pregnant' | 'gave-birth' | 'oxygen-target-88-92' | 'altitude';

/** What is said of a fact; the contract's `NewHealthFact` with null where nothing was said. */
export type FactDraft = {
  kind: FactKind;
  /** 'YYYY-MM-DD', the first day; for `gave-birth` the day of birth. */
  from: string;
  /** 'YYYY-MM-DD', the last day; null where none was said. */
  to: string | null;
  /** For `altitude` only. */
  metres: number | null;
  /** For `oxygen-target-88-92` only. */
  setBy: string | null;
};

/** The bits of the contract's `HealthFact` that are shown. */
export type HealthFact = FactDraft & {
  id: string;
  version: number;
  /** 'YYYY-MM-DD', the last day on which it counts, which there is also where `to` is null. */
  lastDay: string;
};

export type FactFault = { field: keyof FactDraft; message: string };

/** What became of adding, correcting or deleting a fact. */
export type FactResult =
  /** `rejudged`: how many readings of its dates are judged differently now. */
  { ok: true; rejudged: number } | { ok: false; message: string; fieldErrors?: readonly FactFault[] };

export type HealthFactsState =
  | { phase: 'loading' }
  | { phase: 'failed' }
  /** No server is reached, and they were not read here before. */
  | { phase: 'not-on-device' }
  | {
      phase: 'ready';
      /** The latest first. */
      facts: readonly HealthFact[];
    };
