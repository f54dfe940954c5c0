import { randomId } from '@nadi/api-client/random-id';

/**
 * Returns the key of a person's decision on an entry: the same in each window in which they decide the same, so that the server does it once.
 * SHA-256 of both as a UUID of version 8 (RFC 9562).
 *
 * @param key of the entry
 */
export async function derivedKey(key: string, decision: unknown): Promise<string> {
  // Without a secure context nothing is shared with other windows either.
  if (!globalThis.crypto?.subtle) return randomId();
  const said = new TextEncoder().encode(JSON.stringify([key, decision]));
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', said)).subarray(0, 16);
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
