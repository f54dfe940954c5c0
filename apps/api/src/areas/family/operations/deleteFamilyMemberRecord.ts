import { done } from '@nadi/api-server/answers';
import { conflict } from '@nadi/api-server/problem';
import { sql } from 'drizzle-orm';
import { mutation } from '../../../kernel/operation/operation';
import { findMember } from '../queries/find-family';

export const deleteFamilyMemberRecord = mutation(
  'deleteFamilyMemberRecord',
  async ({ path }, { tx, touched }) => {
    const { id, hasAccount, guardians } = await findMember(path.id, tx);
    if (hasAccount) throw conflict('Someone with an account deletes it themselves. You can leave.');
    if (guardians.length > 1)
      throw conflict('This child has another guardian. You can leave; they look after the child then.');
    await tx.select({ done: sql`erase_dependant(${id}::uuid)` }).from(sql`(values (1)) as one`);
    touched({ recordIds: [id] });
    return done();
  },
);
