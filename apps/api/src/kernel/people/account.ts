import type { UserRow } from '../tables/users';

/** How a doctor's registration stands; null for everyone else. */
export type Standing = { verification: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED' | null };

/** A person with an account, as far as others of this server may know them. */
export type Account = Omit<UserRow, 'passwordHash'> & Standing;

/** Tells whether a person must have a second step. */
export type RequiresSecondStep = (user: Pick<UserRow, 'id' | 'role'>) => boolean;
