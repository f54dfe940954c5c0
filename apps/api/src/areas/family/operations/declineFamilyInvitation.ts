import { answer } from '@nadi/api-server/answers';
import { eq } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { invitationDeclined } from '../notices';
import { findReceived, presentInvitation } from '../queries/find-invitations';
import { familyInvitations } from '../tables/family-invitations';

export const declineFamilyInvitation = mutation('declineFamilyInvitation', async ({ path }, given) => {
  const { tx, touched, notify } = given;
  const found = await findReceived(path.id, given);
  await tx.update(familyInvitations).set({ status: 'DECLINED' }).where(eq(familyInvitations.id, found.id));
  touched({ recordIds: [found.id] });
  notify(found.senderId, invitationDeclined());
  return answer(presentInvitation({ ...found, status: 'DECLINED' }, given));
});
