import { answer } from '@nadi/api-server/answers';
import { invitationLifetime } from '@nadi/domain/family/levels';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { expectWaiting } from '../expect-waiting';
import { invitationMail, invitationMailLimit } from '../invitation-mail';
import { findSent, presentInvitation } from '../queries/find-invitations';
import { familyInvitations } from '../tables/family-invitations';

export const resendFamilyInvitation = mutation('resendFamilyInvitation', async ({ path }, given) => {
  const { tx, now, touched, mail, publicUrl } = given;
  const found = expectWaiting(await findSent(path.id, given));
  const expiresAt = new Date(now.getTime() + invitationLifetime);
  await tx.update(familyInvitations).set({ expiresAt }).where(eq(familyInvitations.id, found.id));
  mail(invitationMail(found, publicUrl), invitationMailLimit(found.email));
  touched({ recordIds: [found.id] });
  return answer(presentInvitation({ ...found, expiresAt }, given));
});
