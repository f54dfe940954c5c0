import { randomBytes } from 'node:crypto';
import { decrypt, encrypt, keyLength, overhead } from '../keys/cipher';
import { type KeyRing, keyNamed } from '../keys/ring';

/** Names the layout: `NADI2`, the name of the wrapping key, the wrapped key, the content. */
const version = Buffer.from('NADI2');
/** The layout before keys had names: the same without one. */
const unnamed = Buffer.from('NADI1');
const idLength = 8;
const wrappedLength = overhead + keyLength;

const begins = (bytes: Buffer, start: Buffer) => bytes.subarray(0, start.length).equals(start);
const about = (id: string) => `key of ${id}`;

/**
 * Encrypts a file with a key of its own, which is wrapped by the newest key.
 *
 * @param id bound to the content: a file put in another's place cannot be opened
 */
export function seal(ring: KeyRing, id: string, bytes: Uint8Array): Buffer {
  const key = randomBytes(keyLength);
  return Buffer.concat([wrap(ring, id, key), encrypt(key, bytes, id)]);
}

/** @throws if the file was altered, or belongs to another id */
export function unseal(ring: KeyRing, id: string, sealed: Buffer): Buffer {
  const { key, content } = open(ring, id, sealed);
  return decrypt(key, content, id);
}

/** Returns the same file with its key wrapped by the newest one; null if it already is. The content is neither opened nor changed. */
export function rewrap(ring: KeyRing, id: string, sealed: Buffer): Buffer | null {
  if (begins(sealed, headerOf(ring))) return null;
  const { key, content } = open(ring, id, sealed);
  return Buffer.concat([wrap(ring, id, key), content]);
}

const headerOf = ([newest]: KeyRing) => Buffer.concat([version, Buffer.from(newest.id)]);

const wrap = (ring: KeyRing, id: string, key: Buffer) =>
  Buffer.concat([headerOf(ring), encrypt(ring[0].key, key, about(id))]);

function open(ring: KeyRing, id: string, sealed: Buffer): { key: Buffer; content: Buffer } {
  if (begins(sealed, unnamed)) return openUnnamed(ring, id, sealed.subarray(unnamed.length));
  if (!begins(sealed, version)) throw new Error('This is no sealed file.');
  const named = sealed.subarray(version.length, version.length + idLength).toString();
  return unwrap(keyNamed(named, ring), id, sealed.subarray(version.length + idLength));
}

function unwrap(wrapping: Buffer, id: string, rest: Buffer) {
  return {
    key: decrypt(wrapping, rest.subarray(0, wrappedLength), about(id)),
    content: rest.subarray(wrappedLength),
  };
}

function openUnnamed(ring: KeyRing, id: string, rest: Buffer) {
  for (const { key } of ring) {
    try {
      return unwrap(key, id, rest);
    } catch {
      // Another key's, as far as anyone can tell.
    }
  }
  throw new Error('No key opens this file.');
}
