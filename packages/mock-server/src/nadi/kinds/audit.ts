import type { AuditEntry, ExportedAccess } from '@nadi/contract/schema';
import type { Kind } from '../../mock-types';
import { fullName } from '../present';
import { unprocessable } from '../problems';
import { findPerson, type Person, type World, worldOf } from '../world';
import { keptList } from './list-adapters';

type WithAddress = { id: string; name: string | null; email: string | null };
/** An entry with addresses beside the people, by which the rules find them as by an id. */
type KeptEntry = Omit<AuditEntry, 'subject' | 'actor'> & { subject: WithAddress; actor: WithAddress | null };

const toEntry = (
  { actor, actorRole, at, ...entry }: ExportedAccess,
  subject: Person,
  world: World,
): KeptEntry => ({
  ...entry,
  at: new Date(at).toISOString(),
  subject: { id: subject.account.id, name: fullName(subject), email: subject.account.email },
  actor: actor && { ...actor, email: findPerson(world, actor.id)?.account.email ?? null },
  role: actorRole,
});

const entriesOf = (world: World): KeptEntry[] =>
  world.people.flatMap((person) => person.accessLog.map((entry) => toEntry(entry, person, world)));

const without = ({ id, name }: WithAddress) => ({ id, name });

export const auditEntries: Kind<KeptEntry> = {
  kept({ store, query }) {
    const world = worldOf(store);
    for (const name of ['actor', 'subject']) {
      const email = query[name];
      if (typeof email !== 'string' || /^[0-9a-f-]{36}$/.test(email)) continue;
      if (!world.people.some(({ account }) => account.email === email))
        throw unprocessable({
          pointer: `/query/${name}`,
          message: 'Must be an id, or the exact e-mail address of an account.',
          code: 'unknown',
        });
    }
    return keptList(() => entriesOf(world));
  },
  isChosen: ({ at }, { query: { dateFrom, dateTo } }) =>
    (dateFrom === undefined || Date.parse(at) >= Date.parse(String(dateFrom))) &&
    (dateTo === undefined || Date.parse(at) < Date.parse(String(dateTo))),
  show: ({ subject, actor, ...entry }) => ({
    ...entry,
    subject: without(subject),
    actor: actor && without(actor),
  }),
};
