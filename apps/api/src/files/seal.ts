import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
const keyLength = 32;
/** Names the layout, so that a later one can be told apart. */
const version = Buffer.from('NADI1');

/** iv, tag, cipher text */
function encrypt(key: Buffer, plain: Uint8Array, about: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

function decrypt(key: Buffer, sealed: Buffer, about: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]);
}

const wrappedLength = ivLength + tagLength + keyLength;

/**
 * Encrypts a file with a key of its own, which is wrapped by the master key.
 *
 * @param id bound to the content: a file put in another's place cannot be opened
 */
export function seal(master: Buffer, id: string, bytes: Uint8Array): Buffer {
  const key = randomBytes(keyLength);
  return Buffer.concat([version, encrypt(master, key, `key of ${id}`), encrypt(key, bytes, id)]);
}

/** @throws where the file was altered, or is another's */
export function unseal(master: Buffer, id: string, sealed: Buffer): Buffer {
  if (!sealed.subarray(0, version.length).equals(version)) throw new Error('This is no sealed file.');
  const rest = sealed.subarray(version.length);
  const key = decrypt(master, rest.subarray(0, wrappedLength), `key of ${id}`);
  return decrypt(key, rest.subarray(wrappedLength), id);
}
