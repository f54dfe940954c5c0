import type { Transaction } from '../../kernel/db/transaction';
import { addingNotice } from '../../kernel/notify/notify';
import { keepInsights, noticeOf } from './keep-insights';

/**
 * Works out what there is to say to a patient, keeps it, and leaves a notification of what is new.
 *
 * @returns true if it left one
 */
export async function refreshInsights(
  patientId: string,
  { tx, now, newId }: { tx: Transaction; now: Date; newId(): string },
): Promise<boolean> {
  const notice = noticeOf(await keepInsights({ userId: patientId }, { tx, now, newId }));
  if (notice) await tx.execute(addingNotice(patientId, notice, { newId, now }));
  return notice !== null;
}
