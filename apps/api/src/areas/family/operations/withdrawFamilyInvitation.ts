import { done } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { expectWaiting } from '../expect-waiting';
import { findSent } from '../queries/find-invitations';
import { familyInvitations } from '../tables/family-invitations';

export const withdrawFamilyInvitation = mutation('withdrawFamilyInvitation', async ({ path }, given) => {
  const { tx, touched } = given;
  const found = expectWaiting(await findSent(path.id, given));
  await tx.update(familyInvitations).set({ status: 'WITHDRAWN' }).where(eq(familyInvitations.id, found.id));
  touched({ recordIds: [found.id] });
  return done();
});
