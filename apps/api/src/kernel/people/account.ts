import type { UserRow } from '../tables/users';

/** The status of a doctor's registration; null for everyone else. */
export type Standing = { verification: 'UNVERIFIED' | 'VERIFIED' | 'REJECTED' | null };

/** The public data of a person with an account, within this server. */
export type Account = Omit<UserRow, 'passwordHash'> & Standing;

/** Returns whether a person must have a second step. */
export type RequiresSecondStep = (user: Pick<UserRow, 'id' | 'role'>) => boolean;
