import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { type UserRow, users } from '../db/schema/users';
import type { Reader } from '../db/transaction';

const hasAddress = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

/** Whether someone has confirmed this address. */
export async function isAddressTaken(email: string, tx: Reader): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(hasAddress(email), isNotNull(users.emailVerifiedAt)));
  return found.length > 0;
}

/** More than anyone needs who signed up twice, few enough to compare. */
const mostUnderOneAddress = 20;

/** Everyone who signed up with an address: who confirmed it first, then the newest. */
export const findByAddress = (email: string, tx: Reader): Promise<UserRow[]> =>
  tx
    .select()
    .from(users)
    .where(hasAddress(email))
    .orderBy(sql`${users.emailVerifiedAt} is null`, desc(users.createdAt))
    .limit(mostUnderOneAddress);
