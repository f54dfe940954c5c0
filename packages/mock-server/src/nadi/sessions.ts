import type { Role } from '@nadi/contract/operations';
import type { ExportedSession, Session, SignInMethod } from '@nadi/contract/schema';
import {
  accessTokenLifetime,
  refreshTokenLifetime,
  secondStepLifetime,
  sessionLifetime,
} from '@nadi/domain/identity/session-limits';
import { sessionRole } from '@nadi/domain/identity/session-role';
import { saySuspended } from '@nadi/domain/platform/users';
import type { Caller } from '../mock-types';
import { presentUser } from './present';
import { signInFailed } from './problems';
import { findSession, type Person, type World } from './world';

type Tools = { world: World; now: Date; newId(): string };
type About = { method: SignInMethod; device: string; needsSecondStep?: boolean };

/** Tells whether someone has to turn on a second step before anything else. */
export const mustSetUp = ({ mustHaveSecondStep }: World, { account, authenticatorApp }: Person): boolean =>
  mustHaveSecondStep.has(account.id) && account.emailVerifiedAt !== null && !authenticatorApp?.confirmedAt;

/** Opens a session for someone whose password was just checked, or who just signed up. @throws 401 with the reason if the account is suspended */
export function openSession(
  person: Person,
  { method, device, needsSecondStep = false }: About,
  { world, now, newId }: Tools,
): Session {
  const { reason } = person.suspension ?? {};
  if (reason) throw signInFailed(saySuspended(reason, needsSecondStep, 'grievance@nadi.example'));
  const at = now.toISOString();
  const session: ExportedSession = {
    id: newId(),
    device,
    method,
    needsSecondStep,
    failedSteps: 0,
    createdAt: at,
    lastUsedAt: at,
    confirmedAt: at,
    revokedAt: null,
  };
  person.sessions.push(session);
  const tokens = issueTokens(session, { world, now, newId });
  return {
    user: presentUser(person, { needsSecondStep, mustSetUpSecondStep: mustSetUp(world, person) }),
    ...tokens,
  };
}

/**
 * The next pair of tokens of a session: opaque, and the same again after each reset with a seed.
 *
 * @param again the refresh token of an answer that is given once more, with another access token
 */
export function issueTokens(
  session: ExportedSession,
  { world, now, newId }: Tools,
  again: string | null = null,
) {
  const token = `mock.access-token.${newId()}`;
  if (again !== null) {
    const expiresAt = now.getTime() + accessTokenLifetime;
    world.accessTokens.set(token, { sessionId: session.id, expiresAt, refreshToken: again });
    return { token, refreshToken: again };
  }
  const refreshToken = `mock-refresh-token-${newId()}`;
  const endsAt = Date.parse(session.createdAt) + sessionLifetime;
  keepTokens(world, session, {
    token,
    refreshToken,
    accessEnds: now.getTime() + accessTokenLifetime,
    refreshEnds: Math.min(now.getTime() + refreshTokenLifetime, endsAt),
  });
  return { token, refreshToken };
}

type Kept = { token: string; refreshToken: string; accessEnds: number; refreshEnds: number };

export function keepTokens(
  { accessTokens, refreshTokens }: World,
  { id: sessionId }: ExportedSession,
  { token, refreshToken, accessEnds, refreshEnds }: Kept,
): void {
  accessTokens.set(token, { sessionId, expiresAt: accessEnds, refreshToken });
  refreshTokens.set(refreshToken, {
    sessionId,
    expiresAt: refreshEnds,
    usedAt: null,
    isAccessUsed: false,
    successor: null,
  });
}

/** Ends the sessions of someone, but for the one that is spared. */
export function endSessions(person: Person, now: Date, spared?: ExportedSession): void {
  for (const session of person.sessions) if (session !== spared) session.revokedAt ??= now.toISOString();
}

/** Returns the person of an access token; null if it is not valid or its session has ended. */
export function findBearer(world: World, token: string, now: Date) {
  const access = world.accessTokens.get(token);
  if (!access || access.expiresAt <= now.getTime()) return null;
  const found = findSession(world, access.sessionId);
  if (!found || found.session.revokedAt !== null) return null;
  const given = world.refreshTokens.get(access.refreshToken);
  if (given) given.isAccessUsed = true;
  const age = now.getTime() - Date.parse(found.session.createdAt);
  return found.session.needsSecondStep && age > secondStepLifetime ? null : found;
}

/** Returns the person who sends a valid session with a request. */
export function bearerOf(world: World, headers: Headers, now: Date) {
  const token = /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
  return token ? findBearer(world, token, now) : null;
}

function roleIn(world: World, person: Person, session: ExportedSession): Role {
  const { account, doctor } = person;
  return sessionRole({
    role: account.role,
    isEmailVerified: account.emailVerifiedAt !== null,
    verification: doctor?.verification ?? null,
    needsSecondStep: session.needsSecondStep,
    isSecondStepMissing: mustSetUp(world, person),
  });
}

export function findCaller(world: World, token: string, now: Date): Caller | null {
  const found = findBearer(world, token, now);
  return found && { subject: found.person.account.id, scopes: [roleIn(world, found.person, found.session)] };
}
