import type { Role } from '@nadi/contract/operations';
import type { Account } from './account';

/** The caller, as currently in the database. */
export type Caller = {
  /** Their role, or the state of a session that has fewer rights. */
  role: Role;
  userId: string;
  sessionId: string;
  user: Account;
  /** When the password or a passkey was last used in this session. */
  confirmedAt: Date;
  /** Milliseconds that it took to read all of this from the database. */
  waited: number;
};
