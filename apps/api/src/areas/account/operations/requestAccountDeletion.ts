import { answer } from '@nadi/api-server/answers';
import { erasesAt, presentDeletion } from '@nadi/domain/account/deletion';
import { fullName } from '@nadi/domain/kernel/full-name';
import { and, isNull } from 'drizzle-orm';
import { guardiansOf } from '../../../kernel/notify/guardians';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { cancelVisitsOf } from '../../appointments/offers';
import { zoneOf } from '../../notifications/offers';
import { deletionOfChildMail, deletionRequestedMail } from '../deletion/deletion-messages';
import { childAskedForDeletion, deletionRequested } from '../notices';

/** Tells guardians of a child with an account too: they look after the record, and to erase it stays the child's right. A repeated request changes no day and sends no second e-mail. */
export const requestAccountDeletion = mutation('requestAccountDeletion', async (_, given) => {
  const { tx, caller, now, mail, notify, publicUrl } = given;
  const mine = own(users.id, caller);
  const asked = await tx
    .update(users)
    .set({ deletionRequestedAt: now, updatedAt: now })
    .where(and(mine, isNull(users.deletionRequestedAt)))
    .returning({ id: users.id });
  if (asked.length > 0) {
    const zone = await zoneOf(caller.userId, tx);
    mail(deletionRequestedMail(caller.user.email, publicUrl, { erasesAt: erasesAt(now), zone }));
    if (caller.role === 'DOCTOR') await cancelVisitsOf(caller.userId, given);
    notify(caller.userId, deletionRequested(erasesAt(now), zone));
    const child = fullName(caller.user);
    for (const { userId, email } of await guardiansOf(tx)) {
      notify(userId, childAskedForDeletion(child, erasesAt(now), zone));
      if (email) mail(deletionOfChildMail(email, publicUrl, { child, erasesAt: erasesAt(now), zone }));
    }
    return answer(presentDeletion(now));
  }
  const [known] = await tx.select({ at: users.deletionRequestedAt }).from(users).where(mine);
  return answer(presentDeletion(known?.at ?? null));
});
