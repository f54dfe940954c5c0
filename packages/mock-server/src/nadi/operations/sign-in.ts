import type { ExportedSession } from '@nadi/contract/schema';
import { wrongCode } from '@nadi/domain/identity/present-sign-ins';
import { refreshOutcome } from '@nadi/domain/identity/refresh';
import { refusals } from '@nadi/domain/identity/refusals';
import { maxWrongCodes, maxWrongCodesAnHour, sessionLifetime } from '@nadi/domain/identity/session-limits';
import { answer, done, openly, signedIn } from '../operation';
import { checkLock, countFailure } from '../passwords';
import { presentUser } from '../present';
import { refreshFailed, signInFailed, tooManyRequests, unauthorized, unprocessable } from '../problems';
import { issueTokens, mustSetUp, openSession } from '../sessions';
import { isGoodCode, takeRecoveryCode } from '../two-step';
import { findByAddress, findSession, type Person } from '../world';

const hour = 60 * 60_000;

export const signIns = {
  signIn: openly('signIn', ({ body, ...given }) => {
    const { world, now, device, touched } = given;
    checkLock(world, body.email, now);
    const person = findByAddress(world, body.email).find(({ password }) => password === body.password);
    if (!person) {
      countFailure(world, body.email, now);
      throw signInFailed();
    }
    const { authenticatorApp, account } = person;
    // An address that is not confirmed is asked for that first.
    const needsSecondStep = Boolean(authenticatorApp?.confirmedAt && account.emailVerifiedAt);
    touched({ person });
    const opened = openSession(person, { method: 'password', device, needsSecondStep }, given);
    world.failures.delete(body.email.toLowerCase());
    return answer(opened);
  }),

  completeSecondStep: signedIn('completeSecondStep', ({ body, me, session, ...given }) => {
    const { now, device, touched } = given;
    if (!session.needsSecondStep || !me.authenticatorApp?.confirmedAt) throw unauthorized('Sign in again.');
    checkTries(me, now);
    const isRight =
      body.recoveryCode === undefined ? isGoodCode(body.code) : takeRecoveryCode(me, body.recoveryCode, now);
    touched({ recordIds: [session.id] });
    if (!isRight) throw refuse(session, body.recoveryCode === undefined ? 'code' : 'recoveryCode', now);
    session.revokedAt = now.toISOString();
    const method = body.recoveryCode === undefined ? 'password-and-code' : 'password-and-recovery-code';
    return answer(openSession(me, { method, device }, given));
  }),

  refreshTokens: openly('refreshTokens', ({ body, ...given }) => {
    const { world, now } = given;
    const used = world.refreshTokens.get(body.refreshToken);
    const found = used && findSession(world, used.sessionId);
    if (!found || found.session.revokedAt !== null || found.session.needsSecondStep) throw refreshFailed();
    const { session } = found;
    const successor = used.successor === null ? null : (world.refreshTokens.get(used.successor) ?? null);
    const outcome = refreshOutcome(
      {
        sessionEndsAt: Date.parse(session.createdAt) + sessionLifetime,
        token: { isUsed: used.usedAt !== null, expiresAt: used.expiresAt },
        successor: successor && {
          isUsed: successor.usedAt !== null,
          isShown: successor.isAccessUsed,
          expiresAt: successor.expiresAt,
        },
      },
      now,
    );
    if (outcome === 'stolen') session.revokedAt = now.toISOString();
    if (outcome === 'stolen' || outcome === 'over') throw refreshFailed();
    const data = issueTokens(session, given, used.successor);
    used.usedAt ??= now.getTime();
    used.successor = data.refreshToken;
    if (!successor) session.lastUsedAt = now.toISOString();
    return { body: { success: true as const, data, ...data } };
  }),

  signOut: signedIn('signOut', ({ session, now }) => {
    session.revokedAt = now.toISOString();
    return done();
  }),

  readMe: signedIn('readMe', ({ me, session: { needsSecondStep }, world }) => {
    const mustSetUpSecondStep = !needsSecondStep && mustSetUp(world, me);
    return answer({ user: presentUser(me, { needsSecondStep, mustSetUpSecondStep }) });
  }),
};

/** Over all sessions: who has the password begins as many as they like. */
function checkTries({ sessions }: Person, now: Date): void {
  const recent = sessions.filter(
    ({ failedSteps, createdAt }) => failedSteps > 0 && Date.parse(createdAt) > now.getTime() - hour,
  );
  const count = recent.reduce((sum, { failedSteps }) => sum + failedSteps, 0);
  const since = Math.min(...recent.map(({ createdAt }) => Date.parse(createdAt)));
  if (count >= maxWrongCodesAnHour) throw tooManyRequests((since + hour - now.getTime()) / 1000);
}

function refuse(session: ExportedSession, field: 'code' | 'recoveryCode', now: Date) {
  session.failedSteps += 1;
  if (session.failedSteps < maxWrongCodes) return unprocessable(wrongCode(field));
  session.revokedAt = now.toISOString();
  return unauthorized(refusals.tooManyWrongCodes);
}
