import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and, isNull } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { mutation } from '../../../kernel/operation/operation';
import { shopPharmacists } from '../tables/shop-pharmacists';

export const withdrawPharmacist = mutation('withdrawPharmacist', async ({ path }, { tx, now, touched }) => {
  const [found] = await tx
    .update(shopPharmacists)
    .set({ withdrawnAt: now })
    .where(and(hasId(shopPharmacists.id, path.id), isNull(shopPharmacists.withdrawnAt)))
    .returning();
  if (!found) throw notFound();
  touched({ subjectId: found.userId, recordIds: [found.id] });
  return done();
});
