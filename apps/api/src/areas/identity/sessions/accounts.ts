import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import type { Standing } from '../../../kernel/people/account';
import { type UserRow, users } from '../../../kernel/tables/users';
import { doctorProfiles } from '../../doctors/offers';
import { totpSecrets } from '../tables/two-step';

/** An account at sign-in. */
export type Candidate = UserRow & Standing & { hasSecondStep: boolean };

/** The columns of a signed-in person that may be read. */
export const { passwordHash: _, ...withoutPassword } = getTableColumns(users);

/** For a query with a left join of `doctorProfiles`. */
export const accountColumns = { ...withoutPassword, verification: doctorProfiles.verification };

const hasAddress = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** More accounts than anyone needs who signed up twice, few enough to compare. */
const maxUnderOneAddress = 20;

const candidateColumns = {
  ...getTableColumns(users),
  verification: doctorProfiles.verification,
  hasSecondStep: sql<boolean>`${totpSecrets.confirmedAt} is not null`,
};

const candidates = (tx: Reader) =>
  tx
    .select(candidateColumns)
    .from(users)
    .leftJoin(doctorProfiles, eq(doctorProfiles.userId, users.id))
    .leftJoin(totpSecrets, eq(totpSecrets.userId, users.id));

/** Returns everyone who signed up with an address: first the one who confirmed it, then the newest. */
export const findByAddress = (email: string, tx: Reader): Promise<Candidate[]> =>
  candidates(tx)
    .where(hasAddress(email))
    .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.createdAt))
    .limit(maxUnderOneAddress);

/** Returns the account of the signed-in person, with the hash of its password, which the database gives to no one else. */
export async function findOwnAccount(userId: string, tx: Reader) {
  const [found] = await tx
    .select({ ...withoutPassword, passwordHash: sql<string>`own_password_hash()` })
    .from(users)
    .where(eq(users.id, userId));
  return found;
}

/** One account by its id, at the gate. */
export async function findAccount(userId: string, tx: Reader): Promise<Candidate | undefined> {
  const [found] = await candidates(tx).where(eq(users.id, userId));
  return found;
}
