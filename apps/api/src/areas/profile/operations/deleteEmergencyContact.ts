import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import { writing } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const deleteEmergencyContact = writing(
  'deleteEmergencyContact',
  async ({ path }, { tx, caller, now, touched }) => {
    const changed = await tx
      .update(users)
      .set({ updatedAt: now })
      .where(and(hasId(users.id, path.id), own(users.id, caller)))
      .returning({ id: users.id });
    if (changed.length === 0) throw notFound();
    touched({ recordIds: changed.map(({ id }) => id) });
    return done();
  },
);
