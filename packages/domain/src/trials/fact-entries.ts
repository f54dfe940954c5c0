import { asEntry } from '../medicines/as-history-entry';
import type { KeptMedicine } from '../medicines/medicine';
import type { FactEntry } from './criterion';

type Row = Omit<FactEntry, 'kind' | 'keptIn'> & { kind: string };

const kinds = ['condition', 'medicine', 'allergy'] as const;
const isCompared = (row: Row): row is Row & Pick<FactEntry, 'kind'> =>
  (kinds as readonly string[]).includes(row.kind);

const ofHistory = (rows: readonly Row[]): FactEntry[] =>
  rows.filter(isCompared).map((row) => ({ ...row, keptIn: 'medical-history' }));

const isNone = ({ kind, name }: FactEntry): boolean => kind === 'medicine' && name === null;

/**
 * Returns what a person's own record says of conditions, medicines and allergies. That there are no medicines does not count beside one that is listed.
 *
 * @param rows of the medical history
 * @param today `YYYY-MM-DD`, where the person is
 */
export function ownEntries(
  rows: readonly Row[],
  medicines: readonly KeptMedicine[],
  today: string,
): FactEntry[] {
  const entries = ofHistory(rows);
  if (medicines.length === 0) return entries;
  // Before its first day a medicine says nothing.
  const listed = medicines
    .filter(({ startDay }) => startDay <= today)
    .map((medicine) => ({ ...asEntry(medicine, today), name: medicine.generic }));
  const taken = listed.filter(({ status }) => status === 'active');
  // One that was stopped and listed again, with another dose, is taken.
  const stopped = listed.filter(
    (one) =>
      one.status !== 'active' && !taken.some(({ name, code }) => name === one.name && code === one.code),
  );
  return [
    ...entries.filter((one) => !isNone(one)),
    ...[...taken, ...stopped].map((one) => ({
      ...one,
      kind: 'medicine' as const,
      keptIn: 'medicines' as const,
    })),
  ];
}

/**
 * Returns what a person's medical history says to a doctor who sees it. It does not look at the list of medicines, where one may stand that the history does
 * not name: so it does not count that there are none, or that one has ended.
 */
export const sharedEntries = (rows: readonly Row[]): FactEntry[] =>
  ofHistory(rows)
    .filter((one) => !isNone(one))
    .map((one) =>
      one.kind === 'medicine' && one.status === 'resolved' ? { ...one, status: 'unknown' } : one,
    );
