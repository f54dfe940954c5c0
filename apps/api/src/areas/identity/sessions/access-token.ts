import { accessTokenLifetime } from '@nadi/domain/identity/session-limits';
import { jwtVerify, SignJWT } from 'jose';
import type { KeyRing } from '../../../kernel/keys/ring';

const issuer = 'nadi';
/** The API of this server; a key that came to sign for something else too would name that. */
const audience = 'nadi-api';
export type AccessClaims = {
  userId: string;
  sessionId: string;
  /** That of the refresh token with which it was given. */
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

/** What a token says, where one of our keys signed it and it has not run out; null otherwise. */
export async function readAccessToken(token: string, ring: KeyRing, now: Date): Promise<AccessClaims | null> {
  for (const { key } of ring) {
    const claims = await readSignedBy(key, token, now);
    if (claims) return claims;
  }
  return null;
}

type Verified = AccessClaims & { expiresAt: number };

/** Tokens whose signature was found good, by key: a phone sends the same one with each request. What they are worth is asked anew. */
const verified = new WeakMap<Uint8Array, Map<string, Verified>>();
const mostVerified = 10_000;

async function readSignedBy(key: Uint8Array, token: string, now: Date): Promise<AccessClaims | null> {
  const known = verified.get(key) ?? new Map<string, Verified>();
  verified.set(key, known);
  const found = known.get(token);
  if (found && now.getTime() < found.expiresAt) return found;
  known.delete(token);
  const claims = await verify(key, token, now);
  if (!claims) return null;
  // A map gives its keys in the order in which they came.
  const [oldest] = known.size >= mostVerified ? known.keys() : [];
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
    // One that was given before there were generations counts as the first.
    const generation = Number.isInteger(payload.gen) ? Number(payload.gen) : 0;
    return { userId: String(payload.sub), sessionId: String(payload.sid), generation, expiresAt };
  } catch {
    return null;
  }
}
