import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { KeyRing } from './ring';

/** 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** Returns the stored form of a token. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Returns the token that a refresh token is exchanged for. Derived, so that a client whose answer was lost gets the same one again
 * although no token is ever stored.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url');

/** Returns the successor that a token already has: created with the newest key, or an earlier one if keys changed in between. */
export const successorWithHash = (token: string, ring: KeyRing, hash: string | null): string | undefined =>
  ring.map(({ key }) => successorOf(token, key)).find((successor) => hashToken(successor) === hash);
