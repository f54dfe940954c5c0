import { accessTokenLifetime } from '@nadi/domain/identity/session-limits';
import { jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../../../kernel/keys/ring';

const issuer = 'nadi';
/** Audience: the API of this server; a key that also signed for something else would name that. */
const audience = 'nadi-api';
export type AccessClaims = {
  userId: string;
  sessionId: string;
  /** Generation of the refresh token that was issued with it. */
  generation: number;
};

export function signAccessToken(
  { userId, sessionId, generation }: AccessClaims,
  key: Uint8Array,
  now: Date,
): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(userId)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + accessTokenLifetime / 1000)
    .sign(key);
}

/** Returns the claims of a token, if one of our keys signed it and it has not expired; otherwise null. */
export async function readAccessToken(token: string, ring: KeyRing, now: Date): Promise<AccessClaims | null> {
  for (const { key } of ring) {
    const claims = await readSignedBy(key, token, now);
    if (claims) return claims;
  }
  return null;
}

type Verified = AccessClaims & { expiresAt: number };

/** Tokens with a verified signature, by key: a phone sends the same one with each request. Their session is checked again each time. */
const verified = new WeakMap<Uint8Array, Map<string, Verified>>();
const maxVerified = 10_000;

async function readSignedBy(key: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
  const known = verified.get(key) ?? new Map<string, Verified>();
  verified.set(key, known);
  const found = known.get(token);
  if (found && now.getTime() < found.expiresAt) return found;
  known.delete(token);
  const claims = await verify(key, token, now);
  if (!claims) return null;
  // A map returns its keys in insertion order.
  const [oldest] = known.size >= maxVerified ? known.keys() : [];
  if (oldest !== undefined) known.delete(oldest);
  known.set(token, claims);
  return claims;
}

async function verify(key: Uint8Array, token: string, now: Date): Promise<Verified | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      // Named, so that a token cannot choose how it is checked.
      algorithms: ['HS256'],
      typ: 'at+jwt',
      issuer,
      audience,
      requiredClaims: ['sub', 'sid', 'exp'],
      currentDate: now,
    });
    const expiresAt = Number(payload.exp) * 1000;
    // A token from before there were generations counts as the first.
    const generation = Number.isInteger(payload.gen) ? Number(payload.gen) : 0;
    return { userId: String(payload.sub), sessionId: String(payload.sid), generation, expiresAt };
  } catch {
    return null;
  }
}
