import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { operations } from '@nadi/contract/operations';
import { fullName } from '@nadi/domain/kernel/full-name';
import { and, isNotNull } from 'drizzle-orm';
import { guardiansOf } from '../../../kernel/notify/guardians';
import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';
import { deletionCancelledMail } from '../deletion/deletion-messages';
import { childTookDeletionBack, deletionCancelled } from '../notices';

const { transitions } = operations.cancelAccountDeletion;

export const cancelAccountDeletion = mutation('cancelAccountDeletion', async (_, given) => {
  const { tx, caller, now, mail, notify } = given;
  const cancelled = await tx
    .update(users)
    .set({ deletionRequestedAt: null, updatedAt: now })
    .where(and(own(users.id, caller), isNotNull(users.deletionRequestedAt)))
    .returning({ id: users.id });
  if (cancelled.length === 0) throw notFound(transitions.refusal);
  mail(deletionCancelledMail(caller.user.email));
  notify(caller.userId, deletionCancelled);
  for (const { userId } of await guardiansOf(tx))
    notify(userId, childTookDeletionBack(fullName(caller.user)));
  return done();
});
