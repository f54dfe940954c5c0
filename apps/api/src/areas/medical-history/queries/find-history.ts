import { getTableColumns } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { patientProfiles } from '../../vital-signs/offers';
import { ownEntries, ownHistory } from '../policy/own-history';
import {
  type MedicalHistoryEntryRow,
  medicalHistories,
  medicalHistoryEntries,
} from '../tables/medical-histories';

export type History = {
  /** Null before anything was ever said. */
  head: { version: number; updatedAt: Date } | null;
  rows: MedicalHistoryEntryRow[];
};

const { patientId: _, firstDay: _first, lastDay: _last, ...said } = getTableColumns(medicalHistoryEntries);
const { version, updatedAt } = medicalHistories;

/** The caller's medical history: at most a few hundred rows, which the contract bounds. */
export async function findHistory(caller: Caller, tx: Reader): Promise<History> {
  const [[head = null], rows] = await Promise.all([
    tx.select({ version, updatedAt }).from(medicalHistories).where(ownHistory(caller)),
    tx.select(said).from(medicalHistoryEntries).where(ownEntries(caller)),
  ]);
  return { head, rows };
}

/** The same, locked against other changes until the end of the transaction; with the date of birth. */
export async function holdHistory(
  caller: Caller,
  tx: Reader,
): Promise<History & { dateOfBirth: string | null }> {
  // The profile is locked in place of it: before anything was said there is no row to lock.
  const [profile] = await tx
    .select({ dateOfBirth: patientProfiles.dateOfBirth })
    .from(patientProfiles)
    .where(own(patientProfiles.userId, caller))
    .for('update');
  if (!profile) throw new Error('This patient has no profile.');
  return { ...(await findHistory(caller, tx)), ...profile };
}
