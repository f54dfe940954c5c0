import type { At } from '../kernel/at';
import type {
  CodeSystem,
  EntryKind,
  EntrySource,
  EntryStatus,
  LifestyleAnswer,
  Relative,
  Severity,
  Topic,
} from './kinds';

/** Holds what a person says in an entry; null is what was not said. */
export type Said = {
  kind: EntryKind;
  name: string | null;
  codeSystem: CodeSystem | null;
  code: string | null;
  /** A year, a year and month, or a day. */
  onset: string | null;
  status: EntryStatus;
  source: EntrySource;
  reaction: string | null;
  severity: Severity | null;
  strength: string | null;
  howTaken: string | null;
  relative: Relative | null;
  /** In years, of the relative. */
  ageAtOnset: number | null;
  topic: Topic | null;
  answer: LifestyleAnswer | null;
  /** Seen by the patient alone, whatever they share. */
  onlyYou: boolean;
  note: string | null;
};

/** An entry as it is kept. One without a name and a topic says that there are none of its kind. */
export type KeptEntry = Said & { id: string; createdAt: At; updatedAt: At };
export type Entry = Said & { id: string; createdAt: string; updatedAt: string };

/** An entry as it is sent: what is absent was not said. */
export type SentEntry = Pick<Said, 'kind' | 'status'> & Partial<Said> & { id?: string };

/** Lists of a medical history as they are sent. */
export type SentHistory = {
  /** Replaced even if nothing is sent of them. */
  lists?: readonly EntryKind[];
  noneKnown: readonly ListedKind[];
  entries: readonly SentEntry[];
};

/** Returns the kinds whose lists are replaced: the others stay as they are. */
export const namedIn = ({ lists = [], noneKnown, entries }: SentHistory): ReadonlySet<EntryKind> =>
  new Set([...lists, ...noneKnown, ...entries.map(({ kind }) => kind)]);

/** Kinds of which there can be none; of lifestyle each question is answered by itself. */
export type ListedKind = Exclude<EntryKind, 'lifestyle'>;

/** Every field of what is said. */
const unsaid = {
  name: null,
  codeSystem: null,
  code: null,
  onset: null,
  source: 'patient',
  reaction: null,
  severity: null,
  strength: null,
  howTaken: null,
  relative: null,
  ageAtOnset: null,
  topic: null,
  answer: null,
  onlyYou: false,
  note: null,
} as const satisfies Omit<Said, 'kind' | 'status'>;

/** Returns what was sent, with everything that was not said. */
export function toSaid({ id: _, ...sent }: SentEntry): Said {
  return { ...unsaid, ...sent };
}

/** The statement that there are none of a kind. */
export const noneOf = (kind: EntryKind): Said => ({ ...unsaid, kind, status: 'recorded' });

export const saysNone = ({ name, topic }: Pick<Said, 'name' | 'topic'>): boolean =>
  name === null && topic === null;

const fields = Object.keys(noneOf('condition')) as (keyof Said)[];

/** Tells whether two entries say the same. */
export const saysSame = (a: Said, b: Said): boolean => fields.every((field) => a[field] === b[field]);
