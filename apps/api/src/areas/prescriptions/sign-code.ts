import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { KeptPrescription } from '@nadi/domain/prescriptions/prescription';
import { printedText } from '@nadi/domain/prescriptions/present-prescription';
import { CompactSign, compactVerify, decodeProtectedHeader } from 'jose';
import { validate as isUuid } from 'uuid';
import type { Keys, Secrets } from '../../kernel/keys/secrets';

/** Begins a private key of Ed25519 in DER (RFC 8410); its seed follows. */
const prefix = Buffer.from('302e020100300506032b657004220420', 'hex');

const known = new WeakMap<Keys, KeyObject>();

function keyOf(keys: Keys): KeyObject {
  const found =
    known.get(keys) ??
    createPrivateKey({ key: Buffer.concat([prefix, keys.prescriptions]), format: 'der', type: 'pkcs8' });
  known.set(keys, found);
  return found;
}

/** Returns the SHA-256 of what is printed. */
export const hashOf = (row: KeptPrescription): string =>
  createHash('sha256').update(printedText(row)).digest('hex');

/** Holds what the code on a paper says. */
export type Code = { id: string; hash: string };

/** Signs what the code on a paper says, with the key of the newest secret; its name stands in the header. */
export const signCode = ({ id, hash }: Code, secrets: Secrets): Promise<string> =>
  new CompactSign(Buffer.from(JSON.stringify({ id, hash })))
    .setProtectedHeader({ alg: 'EdDSA', kid: secrets.id, typ: 'nadi-rx' })
    .sign(keyOf(secrets));

/** Returns the public half of each key, the one that signs now first. */
export const publicKeys = (secrets: Secrets) =>
  [secrets, ...secrets.previous].map((keys) => {
    const { x } = createPublicKey(keyOf(keys)).export({ format: 'jwk' });
    if (x === undefined) throw new Error('A key of Ed25519 has its x.');
    return {
      ...{ kty: 'OKP' as const, crv: 'Ed25519' as const, alg: 'EdDSA' as const, use: 'sig' as const },
      ...{ kid: keys.id, x },
    };
  });

/** Returns what a code says; null if it is no code. @param isSigned false if its key is no longer here: the caller compares it with the code that was kept */
export async function readCode(
  token: string,
  secrets: Secrets,
): Promise<(Code & { isSigned: boolean }) | null> {
  try {
    const { kid } = decodeProtectedHeader(token);
    const keys = [secrets, ...secrets.previous].find(({ id }) => id === kid);
    const payload = keys
      ? (await compactVerify(token, createPublicKey(keyOf(keys)), { algorithms: ['EdDSA'] })).payload
      : Buffer.from(token.split('.')[1] ?? '', 'base64url');
    const { id, hash } = JSON.parse(Buffer.from(payload).toString()) as Partial<Code>;
    if (typeof id !== 'string' || typeof hash !== 'string' || !isUuid(id)) return null;
    return { id, hash, isSigned: keys !== undefined };
  } catch {
    // Answers the same to a text that is no code and to one that was altered: both were not signed here.
    return null;
  }
}
