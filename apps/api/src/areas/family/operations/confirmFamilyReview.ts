import { answer } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { findMember, presentMember } from '../queries/find-family';

export const confirmFamilyReview = mutation('confirmFamilyReview', async ({ path }, given) => {
  const { tx, now, touched } = given;
  const found = await findMember(path.id, tx);
  if (!presentMember(found, now).isReviewDue) throw conflict('No review of this record is due.');
  await tx
    .select({ done: sql`review_dependant(${found.id}::uuid, ${now.toISOString()}::timestamptz)` })
    .from(sql`(values (1)) as one`);
  touched({ recordIds: [found.id] });
  touched({ subjectId: found.id, recordIds: [found.id], isOnBehalf: true });
  return answer(presentMember({ ...found, reviewedAt: now.toISOString() }, now));
});
