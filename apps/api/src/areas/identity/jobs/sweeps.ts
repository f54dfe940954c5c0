import { refreshTokenLifetime } from '@nadi/domain/identity/session-limits';
import { and, isNull, lte, or, sql } from 'drizzle-orm';
import { removing, type Sweep } from '../../../kernel/jobs/sweep';
import { emailVerifications } from '../tables/email-verifications';
import { knownDevices } from '../tables/known-devices';
import { passwordResets } from '../tables/password-resets';
import { refreshTokens } from '../tables/refresh-tokens';
import { sessions } from '../tables/sessions';
import { signInGuards } from '../tables/sign-in-guards';
import { passkeyChallenges } from '../tables/two-step';
import { unconfirmedAccounts } from './unconfirmed-accounts';

const hour = 3_600_000;
const day = 24 * hour;

const before = (now: Date, milliseconds: number) => new Date(now.getTime() - milliseconds);

const hasNoSuccessor = (now: Date) =>
  sql`not exists (select from ${refreshTokens} as next where next.token_hash = ${refreshTokens.successorHash} and next.expires_at > ${now.toISOString()}::timestamptz)`;

/** Run in this order. */
export const sweeps: readonly Sweep[] = [
  unconfirmedAccounts,
  // A used token stays as long as its successor, which it returns again if the answer was lost.
  removing('refresh tokens', refreshTokens, (now) =>
    and(lte(refreshTokens.expiresAt, now), hasNoSuccessor(now)),
  ),
  // The last token of an unused session has expired by then; an ended session is kept as long, for questions.
  removing('sessions', sessions, (now) => {
    const ended = before(now, refreshTokenLifetime);
    return or(lte(sessions.revokedAt, ended), lte(sessions.lastUsedAt, ended));
  }),
  removing('password resets', passwordResets, (now) => lte(passwordResets.expiresAt, now)),
  // A used link says for a while that the work is done, if it is followed again.
  removing('verifications', emailVerifications, (now) =>
    lte(emailVerifications.expiresAt, before(now, 7 * day)),
  ),
  removing('passkey challenges', passkeyChallenges, (now) => lte(passkeyChallenges.expiresAt, now)),
  removing('sign-in guards', signInGuards, (now) =>
    and(
      lte(signInGuards.lastFailureAt, before(now, hour)),
      or(isNull(signInGuards.lockedUntil), lte(signInGuards.lockedUntil, now)),
    ),
  ),
  removing('known devices', knownDevices, (now) => lte(knownDevices.expiresAt, now)),
];
