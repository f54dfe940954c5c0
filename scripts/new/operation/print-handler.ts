import type { Operation } from './request';

/** Returns a handler that reads or writes the record that every person here has: their account. */
export const printHandler = (operation: Operation): string =>
  ({ list: printListing, read: printReading, write: printWriting })[operation.kind](operation);

const idImports = `import { notFound } from '@nadi/api-server/problem';
import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
`;
const importsOf = ({ isItem }: Operation) => (isItem ? idImports : '');
/** Everyone has an account, so only an item requested by id can be absent. */
const absentOf = ({ isItem }: Operation) => (isItem ? 'notFound()' : "new Error('Who asks has no account.')");
const requestOf = ({ isItem, method }: Operation) => {
  const taken = [...(isItem ? ['path'] : []), ...(method === 'put' ? ['body'] : [])];
  return taken.length > 0 ? `{ ${taken.join(', ')} }` : '_';
};
const whichOf = ({ isItem }: Operation) =>
  isItem ? 'and(hasId(users.id, path.id), own(users.id, caller))' : 'own(users.id, caller)';

const printListing = ({ id }: Operation): string => `import { count, desc } from 'drizzle-orm';
import { query } from '../../../kernel/operation/operation';
import { pageAnswer } from '../../../kernel/operation/page-answer';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const ${id} = query('${id}', async ({ query }, { tx, caller, touched }) => {
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
  const rows = found.map((one) => ({ ...one, changedAt: one.changedAt.toISOString() }));
  return pageAnswer(rows, { page, limit, total: all?.total ?? 0 });
});
`;

const printReading = (operation: Operation): string => `import { answer } from '@nadi/api-server/answers';
${importsOf(operation)}import { query } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const ${operation.id} = query('${operation.id}', async (${requestOf(operation)}, { tx, caller, touched }) => {
  const [found] = await tx
    .select({ id: users.id, name: users.firstName, changedAt: users.updatedAt })
    .from(users)
    .where(${whichOf(operation)});
  if (!found) throw ${absentOf(operation)};
  touched({ recordIds: [found.id] });
  return answer({ ...found, changedAt: found.changedAt.toISOString() });
});
`;

const printWriting = (operation: Operation): string => `import { done } from '@nadi/api-server/answers';
${importsOf(operation)}import { mutation } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const ${operation.id} = mutation('${operation.id}', async (${requestOf(operation)}, { tx, caller, now, touched }) => {
  const changed = await tx
    .update(users)
    .set({ ${operation.method === 'put' ? 'firstName: body.name, ' : ''}updatedAt: now })
    .where(${whichOf(operation)})
    .returning({ id: users.id });
  if (changed.length === 0) throw ${absentOf(operation)};
  touched({ recordIds: changed.map(({ id }) => id) });
  return done();
});
`;
