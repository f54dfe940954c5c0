import type { Role } from '@nadi/contract/operations';
import type { Account } from './account';

/** The caller, as currently in the database. */
export type Caller = {
  /** Their role, or the state of a session that has fewer rights. */
  role: Role;
  /**
   * The person whose data it is: the account itself; in an operation about a patient, the patient for whom it asks. In RFC 8693 (section 4.1) this is the subject of a
   * delegation, and `actorId` its actor.
   */
  userId: string;
  /** The account that asks. */
  actorId: string;
  sessionId: string;
  /** The account that asks. */
  user: Account;
  /** When the password or a passkey was last used in this session. */
  confirmedAt: Date;
  /** Milliseconds that it took to read all of this from the database. */
  waited: number;
};
