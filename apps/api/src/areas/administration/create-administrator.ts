import { platformEntry } from '../../kernel/audit/platform-entry';
import { newToken } from '../../kernel/keys/opaque-token';
import type { AppContext } from '../../kernel/operation/context';
import { users } from '../../kernel/tables/users';
import { findByAddress, hashPassword, issueMailToken } from '../identity/offers';

export class AddressInUse extends Error {
  constructor(email: string) {
    super(`${email} is the address of an account that is no administrator's. Give another one.`);
    this.name = 'AddressInUse';
  }
}

type Tools = Pick<AppContext, 'db' | 'secrets' | 'newId'> & { now: Date };
type Named = { email: string; firstName: string; lastName: string };

/**
 * Creates the account of an administrator, which no operation of the API does. No one knows its password: the token sets one, and
 * also works for an administrator who is locked out.
 *
 * @returns the token of a link that can be used once within 30 minutes, and whether the account is new
 * @throws AddressInUse
 */
export async function createAdministrator(
  { email, firstName, lastName }: Named,
  { db, secrets, newId, now }: Tools,
): Promise<{ token: string; isNew: boolean }> {
  const known = await db.read('keeper', (tx) => findByAddress(email, tx));
  const owner = known.find(({ emailVerifiedAt }) => emailVerifiedAt !== null);
  if (owner && owner.role !== 'ADMIN') throw new AddressInUse(email);
  const passwordHash = await hashPassword(newToken(), email, secrets, known[0]?.passwordHash);

  return db.write('keeper', async (tx) => {
    const id = owner?.id ?? newId();
    if (!owner)
      await tx.insert(users).values({
        id,
        role: 'ADMIN',
        firstName,
        lastName,
        email,
        // The people who run the server vouch for the address.
        emailVerifiedAt: now,
        passwordHash,
        onboardingCompletedAt: now,
        termsAcceptedAt: now,
        createdAt: now,
        updatedAt: now,
      });
    const token = await issueMailToken('reset', id, { tx, now });
    const what = owner
      ? ({ operation: 'requestPasswordReset', action: 'change', recordType: 'password' } as const)
      : ({ operation: 'register', action: 'create', recordType: 'account' } as const);
    await tx.execute(platformEntry({ subjectId: id, ...what }, { newId, now }));
    return { token, isNew: !owner };
  });
}
