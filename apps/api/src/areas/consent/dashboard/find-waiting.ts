import type { WaitingRequests } from '@nadi/contract/schema';
import { maxRequestsCounted, maxRequestsShown } from '@nadi/domain/consent/doctor-dashboard';
import { and, asc, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { grantedNow, ofDoctor } from '../policy/own-consents';
import { hasStatus } from '../queries/find-consents';
import { type ConsentRow, consents } from '../tables/consents';

type Given = { caller: Caller; tx: Reader; now: Date };

/**
 * Finds the requests of a doctor that wait, the oldest first, with what the doctor was told of each patient when they asked, and the purpose that
 * each names.
 */
export async function findWaiting({ caller, tx, now }: Given): Promise<{
  answer: WaitingRequests;
  told: { id: string; patientId: string; purpose: ConsentRow['purpose'] }[];
}> {
  const { id, patient, patientId, purpose, allowedAt, requestedAt, answerBy } = consents;
  const waiting = tx
    .select({ id, patient, patientId, purpose, allowedAt, requestedAt, answerBy })
    .from(consents)
    .where(and(ofDoctor(caller), hasStatus('REQUESTED', now)))
    .orderBy(asc(requestedAt), asc(id))
    .limit(maxRequestsCounted)
    .as('waiting');
  const active = tx.select({ patientId }).from(consents).where(grantedNow(caller, now));
  const rows = await tx
    .select({
      id: waiting.id,
      patient: waiting.patient,
      patientId: waiting.patientId,
      purpose: waiting.purpose,
      isCodeWaiting: sql<boolean>`${waiting.allowedAt} is not null`,
      isActive: sql<boolean>`${waiting.patientId} in ${active}`,
      requestedAt: waiting.requestedAt,
      answerBy: waiting.answerBy,
      count: sql<number>`count(*) over ()::int`,
    })
    .from(waiting)
    .orderBy(asc(waiting.requestedAt), asc(waiting.id))
    .limit(maxRequestsShown);
  const requests = rows.map(({ count: _, patientId: __, purpose: ___, ...row }) => ({
    ...row,
    requestedAt: row.requestedAt.toISOString(),
    answerBy: row.answerBy.toISOString(),
  }));
  return { answer: { requests, count: rows[0]?.count ?? 0 }, told: rows };
}
