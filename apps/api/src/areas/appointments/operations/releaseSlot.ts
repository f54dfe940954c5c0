import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { slotHolds } from '../tables/slot-holds';

export const releaseSlot = mutation('releaseSlot', async ({ path }, { tx, caller, touched }) => {
  const its = and(hasId(slotHolds.id, path.id), own(slotHolds.patientId, caller));
  const [gone] = await tx.delete(slotHolds).where(its).returning({ id: slotHolds.id });
  if (!gone) throw notFound();
  touched({ recordIds: [gone.id] });
  return done();
});
