import { done } from '@nadi/api-server/answers';
import { writing } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const addEmergencyContact = writing('addEmergencyContact', async (_, { tx, caller, now, touched }) => {
  const changed = await tx
    .update(users)
    .set({ updatedAt: now })
    .where(own(users.id, caller))
    .returning({ id: users.id });
  if (changed.length === 0) throw new Error('Who asks has no account.');
  touched({ recordIds: changed.map(({ id }) => id) });
  return done();
});
