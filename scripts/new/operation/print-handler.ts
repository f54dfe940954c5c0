import type { Operation } from './request';

/** A read or a write that is real, of what every person here has: their account. */
export const printHandler = (operation: Operation): string =>
  operation.method === 'get' ? printReading(operation) : printWriting(operation);

const idImports = `import { and } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
`;
const importsOf = ({ isItem }: Operation) => (isItem ? idImports : '');
const requestOf = ({ isItem }: Operation) => (isItem ? '{ path }' : '_');
const whichOf = ({ isItem }: Operation) =>
  isItem ? 'and(hasId(users.id, path.id), own(users.id, caller))' : 'own(users.id, caller)';

const printReading = (operation: Operation): string => `import { answer } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
${importsOf(operation)}import { reading } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const ${operation.id} = reading('${operation.id}', async (${requestOf(operation)}, { tx, caller, touched }) => {
  const [found] = await tx
    .select({ id: users.id, changedAt: users.updatedAt })
    .from(users)
    .where(${whichOf(operation)});
  if (!found) throw notFound();
  touched({ recordIds: [found.id] });
  return answer({ id: found.id, changedAt: found.changedAt.toISOString() });
});
`;

const printWriting = (operation: Operation): string => `import { done } from '@nadi/api-server/answers';
import { notFound } from '@nadi/api-server/problem';
${importsOf(operation)}import { writing } from '../../../kernel/operation/operation';
import { own } from '../../../kernel/policy/own';
import { users } from '../../../kernel/tables/users';

export const ${operation.id} = writing('${operation.id}', async (${requestOf(operation)}, { tx, caller, now, touched }) => {
  const changed = await tx
    .update(users)
    .set({ updatedAt: now })
    .where(${whichOf(operation)})
    .returning({ id: users.id });
  if (changed.length === 0) throw notFound();
  touched({ recordIds: changed.map(({ id }) => id) });
  return done();
});
`;
