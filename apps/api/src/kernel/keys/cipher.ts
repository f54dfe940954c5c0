import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;
/** Bytes that encryption adds. */
export const overhead = ivLength + tagLength;
export const keyLength = 32;

/**
 * iv, tag, cipher text
 *
 * @param about bound to the content: content moved to another place cannot be opened
 */
export function encrypt(key: Buffer, plain: Uint8Array, about: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

/** @throws if it was altered, is about something else, or was made with another key */
export function decrypt(key: Buffer, sealed: Buffer, about: string): Buffer {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength), {
    authTagLength: tagLength,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(ivLength, overhead));
  return Buffer.concat([decipher.update(sealed.subarray(overhead)), decipher.final()]);
}
