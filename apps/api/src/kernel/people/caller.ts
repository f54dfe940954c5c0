import type { Role } from '@nadi/contract/operations';
import type { Account } from './account';

/** Who asks, as the database has them at this moment. */
export type Caller = {
  /** Their role, or the state of the session in which they have less than it. */
  role: Role;
  userId: string;
  sessionId: string;
  user: Account;
  /** When the password or a passkey was last shown in this session. */
  confirmedAt: Date;
  /** Milliseconds that it took to ask the database for all of this. */
  waited: number;
};
