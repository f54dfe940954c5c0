import { and, count, desc, eq, sql } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { toReview } from '../policy/own-consents';
import { presentEmergency } from '../presenters/consent';
import { consents } from '../tables/consents';

export const listEmergencyAccesses = query(
  'listEmergencyAccesses',
  async ({ query: { page, limit, review } }, { tx, touched }) => {
    const chosen = and(toReview(), review ? eq(consents.review, review) : undefined);
    const rows = await tx
      .select()
      .from(consents)
      .where(chosen)
      .orderBy(sql`${consents.review} = 'OPEN' desc`, desc(consents.requestedAt), desc(consents.id))
      .limit(limit)
      .offset((page - 1) * limit);
    const [counted] = await tx.select({ total: count() }).from(consents).where(chosen);
    for (const { id, patientId } of rows) touched({ subjectId: patientId, recordIds: [id] });
    return pageAnswer(rows.map(presentEmergency), { page, limit, total: counted?.total ?? 0 });
  },
);
