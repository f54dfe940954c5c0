import type { Source } from './interactions/interaction';
import type { KeptMedicine } from './medicine';

export type WarningKind = 'allergy' | 'duplicate' | 'interaction' | 'pregnancy';
export type WarningSeverity = 'avoid' | 'caution';

/** Whom a warning speaks to. */
export type WarningReader = 'patient' | 'doctor';

export type Warning = {
  /** The same for the same warning about the same medicines. */
  id: string;
  kind: WarningKind;
  severity: WarningSeverity;
  medicineIds: string[];
  subject: string;
  text: string;
  source: Source | null;
};

/** An entry of the medical history, as far as it is compared. One without a name says that there are none of its kind. */
export type HistoryEntry = {
  id: string;
  kind: string;
  status: string;
  name: string | null;
  code: string | null;
  codeSystem: string | null;
};
/** A medicine that is in the drug list. */
export type Listed = { medicine: KeptMedicine; codes: string[]; name: string };

/** Returns true if a medicine belongs to groups of the ATC. @param codes its own and those of its parts */
export const isUnder = (codes: readonly string[], groups: readonly string[]): boolean =>
  codes.some((code) => groups.some((group) => code.startsWith(group)));

/** One that has gone is not warned of; of one that may have gone it is. */
export const isStanding = ({ status }: HistoryEntry): boolean => status === 'active' || status === 'unknown';

/** Returns a name as it is compared: without capitals and the ending of the plural. */
export const wordsOf = (text: string): string => text.trim().toLowerCase().replace(/s$/, '');
