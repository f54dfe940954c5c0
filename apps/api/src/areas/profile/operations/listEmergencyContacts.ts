import { answer } from '@nadi/api-server/answers';
import { placeOf } from '@nadi/domain/kernel/page';
import { count, desc } from 'drizzle-orm';
import { reading } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const listEmergencyContacts = reading(
  'listEmergencyContacts',
  async ({ query }, { tx, caller, touched }) => {
    const { page, limit } = query;
    const chosen = own(users.id, caller);
    const [all] = await tx.select({ total: count() }).from(users).where(chosen);
    const found = await tx
      .select({ id: users.id, name: users.firstName, changedAt: users.updatedAt })
      .from(users)
      .where(chosen)
      .orderBy(desc(users.updatedAt), desc(users.id))
      .limit(limit)
      .offset((page - 1) * limit);
    touched({ recordIds: found.map((one) => one.id) });
    const { body } = answer(found.map((one) => ({ ...one, changedAt: one.changedAt.toISOString() })));
    return { body: { ...body, pagination: placeOf({ page, limit, total: all?.total ?? 0 }) } };
  },
);
