import type { Transaction, Writer } from '../../kernel/db/transaction';
import { addingNotice } from '../../kernel/notify/notify';
import { keepInsights, noticeOf } from './keep-insights';
import { holdStanding } from './queries/find-insights';
import { workOut } from './work-out';

/**
 * Works out what there is to say to a patient, keeps it, and leaves a notification of what is new.
 *
 * @returns true if it left one
 */
export async function refreshInsights(
  patientId: string,
  { tx, now, newId }: { tx: Transaction; now: Date; newId(): string },
): Promise<boolean> {
  // Before it is read: an older look at the record must not be kept after a newer one.
  await holdStanding({ userId: patientId }, tx);
  const { statements } = await workOut({ userId: patientId }, { tx, now });
  const notice = noticeOf(await keepInsights(patientId, statements, { tx, now, newId }));
  if (notice) await tx.execute(addingNotice(patientId, notice, { newId, now }));
  return notice !== null;
}

/** The same for a record that has just been filled in by others than its person: nobody is notified. */
export async function beginInsights(
  patientId: string,
  given: { tx: Writer; now: Date; newId(): string },
): Promise<void> {
  const { statements } = await workOut({ userId: patientId }, given);
  await keepInsights(patientId, statements, given);
}
