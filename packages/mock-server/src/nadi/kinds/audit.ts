import type { AuditEntry, ExportedAccess, FrontendLog } from '@nadi/contract/schema';
import type { Kind } from '../../mock-types';
import { momentOf } from '../moment-of';
import { fullName } from '../present';
import { unprocessable } from '../problems';
import { findPerson, type Person, type World, worldOf } from '../world';
import { keptList } from './list-adapters';

/** A person with their address, by which the rules find them as by an id. */
export type WithAddress = { id: string; name: string | null; email: string | null };
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
  actor: actor && withAddress(actor, world),
  role: actorRole,
});

const entriesOf = (world: World): KeptEntry[] =>
  world.people.flatMap((person) => person.accessLog.map((entry) => toEntry(entry, person, world)));

export const withAddress = <Told extends { id: string }>(person: Told, world: World) => ({
  ...person,
  email: findPerson(world, person.id)?.account.email ?? null,
});
export const without = <Told extends { id: string; name: string | null }>({ id, name }: Told) => ({
  id,
  name,
});

/** Refuses an address that nobody has, in the parameters that name people. */
export function checkPeople(query: Record<string, unknown>, names: readonly string[], world: World): void {
  for (const name of names) {
    const email = query[name];
    if (typeof email !== 'string' || /^[0-9a-f-]{36}$/.test(email)) continue;
    if (!world.people.some(({ account }) => account.email === email))
      throw unprocessable({
        pointer: `/query/${name}`,
        message: 'Must be an id, or the exact e-mail address of an account.',
        code: 'unknown',
      });
  }
}

/** Tells whether a moment is in the period of a query. */
export function isWithin(at: string, { dateFrom, dateTo }: Record<string, unknown>): boolean {
  const from = momentOf('dateFrom', dateFrom) ?? Number.NEGATIVE_INFINITY;
  const to = momentOf('dateTo', dateTo) ?? Number.POSITIVE_INFINITY;
  return Date.parse(at) >= from && Date.parse(at) < to;
}

export const auditEntries: Kind<KeptEntry> = {
  kept({ store, query }) {
    const world = worldOf(store);
    checkPeople(query, ['actor', 'subject'], world);
    return keptList(() => entriesOf(world));
  },
  isChosen: ({ at }, { query }) => isWithin(at, query),
  show: ({ subject, actor, ...entry }) => ({
    ...entry,
    subject: without(subject),
    actor: actor && without(actor),
  }),
};

export const frontendLogs: Kind<FrontendLog> = {
  isChosen: ({ receivedAt }, { query }) => isWithin(receivedAt, query),
};
