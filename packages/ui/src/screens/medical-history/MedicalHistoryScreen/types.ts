import type { Kept, Saved } from '../../../patterns/state';

export type EntryKind =
  | 'condition'
  | 'allergy'
  | 'procedure'
  | 'medicine'
  | 'family-history'
  | 'immunisation'
  | 'lifestyle';
/** Kinds of which somebody can say that there are none. */
export type ListedKind = Exclude<EntryKind, 'lifestyle'>;
export type EntryStatus = 'active' | 'remission' | 'resolved' | 'unknown' | 'recorded' | 'entered-in-error';
export type CodeSystem = 'ICD-10' | 'ICD-11' | 'ATC' | 'CVX';
export type Severity = 'mild' | 'moderate' | 'severe';
export type Relative =
  | 'mother'
  | 'father'
  | 'sister'
  | 'brother'
  | 'daughter'
  | 'son'
  | 'grandparent'
  | 'other';
export type Topic = 'tobacco' | 'alcohol' | 'activity' | 'diet';
export type LifestyleAnswer =
  | 'never'
  | 'former'
  | 'smoking'
  | 'smokeless'
  | 'smoking-and-smokeless'
  | 'monthly-or-less'
  | 'weekly'
  | 'daily'
  | 'under-150-minutes'
  | '150-minutes-or-more'
  | 'vegetarian'
  | 'vegetarian-with-egg'
  | 'vegan'
  | 'mixed';

/** Holds what is said in an entry; null is what is not known. */
export type EntryDraft = {
  kind: EntryKind;
  name: string | null;
  codeSystem: CodeSystem | null;
  code: string | null;
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
  onset: string | null;
  status: EntryStatus;
  source: 'patient' | 'document' | 'imported';
  reaction: string | null;
  severity: Severity | null;
  strength: string | null;
  howTaken: string | null;
  relative: Relative | null;
  /** In years. */
  ageAtOnset: number | null;
  topic: Topic | null;
  answer: LifestyleAnswer | null;
  onlyYou: boolean;
  note: string | null;
};

export type HistoryEntry = EntryDraft & { id: string };

/** The bits of the contract's `MedicalHistory` that are shown. */
export type History = { noneKnown: readonly ListedKind[]; entries: readonly HistoryEntry[] };

export type MedicalHistoryState = Kept<{ history: History }>;

/** A thing to pick by name. */
export type Term = { name: string; code: string | null; codeSystem: CodeSystem | null };

export type HistorySaved = Saved<object>;
