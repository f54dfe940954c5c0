import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and, isNotNull } from 'drizzle-orm';
import { users } from '../../db/schema/users';
import { deletionCancelledMail } from '../../mail/deletion-messages';
import { writing } from '../../operation';
import { own } from '../../policies/own';

export const cancelAccountDeletion = writing(
  'cancelAccountDeletion',
  async (_, { tx, caller, now, mail }) => {
    const cancelled = await tx
      .update(users)
      .set({ deletionRequestedAt: null, updatedAt: now })
      .where(and(own(users.id, caller), isNotNull(users.deletionRequestedAt)))
      .returning({ id: users.id });
    if (cancelled.length === 0) throw notFound('No one has asked to delete this account.');
    mail(deletionCancelledMail(caller.user.email));
    return done();
  },
);
