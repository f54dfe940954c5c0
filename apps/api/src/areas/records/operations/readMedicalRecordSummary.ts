import { answer } from '@nadi/api-server/answers';
import { maxStorage } from '@nadi/domain/records/file-limits';
import { asc, desc } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { ownRecordMonths } from '../policy/own-records';
import { noDay } from '../queries/find-records';
import { findTotals } from '../queries/find-uploads';
import { medicalRecordMonths } from '../tables/medical-records';

export const readMedicalRecordSummary = query('readMedicalRecordSummary', async (_, { tx, caller }) => {
  const { month, type, count } = medicalRecordMonths;
  const counted = await tx
    .select({ month, type, count })
    .from(medicalRecordMonths)
    .where(ownRecordMonths(caller))
    .orderBy(desc(month), asc(type));
  const { deleted, bytes } = await findTotals(caller, tx);
  return answer({
    counts: counted.map((one) => ({ ...one, month: one.month === noDay ? null : one.month.slice(0, 7) })),
    deleted,
    storage: { usedBytes: bytes, maxBytes: maxStorage },
  });
});
