import { type At, isoOf } from '../kernel/at';

/** Most people that a list of administrators counts and shows; a search finds the others. */
export const maxListed = 1_000;

type Account = {
  id: string;
  role: 'PATIENT' | 'DOCTOR' | 'ADMIN';
  firstName: string;
  lastName: string;
  email: string;
  deletionRequestedAt: At | null;
  createdAt: At;
};

/** The decisions of administrators about an account. Both dates and reasons are null while it is not suspended. */
export type Suspension = { suspendedAt: At | null; reason: string | null; version: number };

type More<Verification> = {
  suspension: Suspension | null;
  /** The status of a doctor's registration; null for everyone else. */
  verification: Verification;
  hasSecondStep: boolean;
  lastSeenAt: At | null;
};

const isoOrNull = (at: At | null) => at && isoOf(at);

/** Returns an account as administrators see it: nothing of the health of its owner is in it. */
export function presentUserAccount<Verification>(account: Account, more: More<Verification>) {
  const { id, role, firstName, lastName, email, deletionRequestedAt, createdAt } = account;
  const { suspension, verification, hasSecondStep, lastSeenAt } = more;
  const suspendedAt = suspension?.suspendedAt ?? null;
  const leaving = deletionRequestedAt === null ? ('ACTIVE' as const) : ('LEAVING' as const);
  return {
    ...{ id, role, firstName, lastName, email },
    status: suspendedAt === null ? leaving : ('SUSPENDED' as const),
    reason: suspension?.reason ?? null,
    statusSince: isoOrNull(suspendedAt ?? deletionRequestedAt),
    ...{ verification, hasSecondStep },
    createdAt: isoOf(createdAt),
    lastSeenAt: isoOrNull(lastSeenAt),
    version: suspension?.version ?? 1,
  };
}

/** Texts for administrators whose request conflicts with the current state. */
export const userRefusals = {
  ownAccount: 'This is your own account. Another administrator decides about it.',
  ofAdministrator: 'The second step of an administrator is removed at the server alone.',
  noSecondStep: 'This person has no second step.',
  suspendedMeanwhile: 'Your own account was suspended a moment ago, so nothing was decided.',
  shared: 'Everyone uses this account of the demonstration. It stays as it is.',
} as const;

/**
 * Tells a person who signs in to a suspended account that it is, and why once all of their sign-in was right: whoever has only the password may be a stranger.
 *
 * @param needsSecondStep true if a second step was not passed yet
 * @param complaints the address for complaints
 */
export const saySuspended = (reason: string, needsSecondStep: boolean, complaints: string): string =>
  `This account is suspended. ${needsSecondStep ? 'The reason was sent to its owner by e-mail.' : `Reason: ${reason}`} If you think this is wrong, write to ${complaints}.`;
