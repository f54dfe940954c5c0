import type { UserAccount, UserDecision } from '@nadi/contract/schema';
import { presentUserAccount, userRefusals } from '@nadi/domain/platform/users';
import type { Kind } from '../../mock-types';
import { conflict } from '../problems';
import { findPerson, type Person, type World, worldOf } from '../world';
import { keptList, keptOne } from './list-adapters';

/** People whose address is confirmed: nobody knows who the others are. */
const presentPerson = ({ account, suspension, ...person }: Person): UserAccount =>
  presentUserAccount(account, {
    suspension,
    verification: person.doctor?.verification ?? null,
    hasSecondStep: Boolean(person.authenticatorApp?.confirmedAt) || person.passkeys.length > 0,
    lastSeenAt:
      person.sessions
        .map(({ lastUsedAt }) => lastUsedAt)
        .sort()
        .at(-1) ?? null,
  });

const listed = ({ people }: World): UserAccount[] =>
  people
    .filter(({ account }) => account.emailVerifiedAt !== null)
    .map(presentPerson)
    .sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt) || (a.id < b.id ? 1 : -1));

const begins = (texts: readonly string[], words: string): boolean =>
  texts.some((text) => text.toLowerCase().startsWith(words.toLowerCase()));

/** True if the first, last or whole name of a person begins so. */
export const nameBegins = (
  { firstName, lastName }: { firstName: string; lastName: string },
  words: string,
): boolean => begins([`${firstName} ${lastName}`, lastName], words);

const beginsWith = (user: UserAccount, words: string): boolean =>
  nameBegins(user, words) || begins([user.email], words);

export const users: Kind<UserAccount> = {
  kept({ store, now }) {
    const world = worldOf(store);
    return keptList(() => listed(world), {
      put({ id, status, reason, version }) {
        const person = findPerson(world, id);
        if (!person) return;
        const suspendedAt = status === 'SUSPENDED' ? now.toISOString() : null;
        person.suspension = { suspendedAt, reason, version };
        endSessions(person, now);
      },
    });
  },

  isChosen: (user, { query: { search } }) => search === undefined || beginsWith(user, String(search)),

  make(sent, before, { caller, now }) {
    if (before?.id === caller?.subject) throw conflict(userRefusals.ownAccount);
    const { status, reason = null } = sent as UserDecision;
    return { ...before, status, reason, statusSince: status === 'SUSPENDED' ? now.toISOString() : null };
  },
};

/** The authenticator app and the passkeys of a person. */
export const userSecondSteps: Kind = {
  kept({ store, path, now }) {
    const person = findPerson(worldOf(store), path.id ?? '');
    const isOn = person && (person.authenticatorApp?.confirmedAt || person.passkeys.length > 0);
    return keptOne(
      () => (isOn ? {} : null),
      () => {
        if (!person) return;
        if (person.account.role === 'ADMIN') throw conflict(userRefusals.ofAdministrator);
        Object.assign(person, { authenticatorApp: null, recoveryCodes: [], passkeys: [] });
        endSessions(person, now);
      },
    );
  },
};

function endSessions({ sessions }: Person, now: Date): void {
  for (const session of sessions) session.revokedAt ??= now.toISOString();
}
