import { createHash, createHmac, randomBytes } from 'node:crypto';

/** 256 bits that nobody can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What is kept of a token. It is random, so a plain hash suffices. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * The token that a refresh token is exchanged for. Derived, so that a client whose answer was lost gets the same one again
 * although no token is ever stored.
 */
export const successorOf = (token: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(token).digest('base64url');
