import type { Kept, Listed, Saved } from '../../../patterns/state';

export type FactType = 'pregnant' | 'not-pregnant' | 'gave-birth' | 'oxygen-target-88-92' | 'altitude';

/** The details of a fact; the contract's `NewHealthFact` with null for fields that were not given. */
export type FactDraft = {
  type: FactType;
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

/** The result of adding, correcting or deleting a fact. `reassessed`: the number of readings in its dates that are assessed differently now. */
export type FactResult = Saved<{ reassessed: number }>;

/** The latest first. */
export type HealthFactsState = Kept<Listed<HealthFact>>;
