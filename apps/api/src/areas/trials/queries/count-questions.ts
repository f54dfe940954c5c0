import { and, count, eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { ownReferrals } from '../policy/trials';
import { trialReferrals } from '../tables/trial-referrals';
import { sharesNow } from './is-consented';

type Given = { tx: Reader; caller: Caller; now: Date };

/** Returns how many questions of patients a doctor has not answered and may answer now. */
export async function countQuestions({ tx, caller, now }: Given): Promise<number> {
  const { patientId, doctorId, status } = trialReferrals;
  const [counted] = await tx
    .select({ total: count() })
    .from(trialReferrals)
    .where(and(ownReferrals(caller), eq(status, 'ASKED'), sharesNow(patientId, doctorId, now)));
  return counted?.total ?? 0;
}
