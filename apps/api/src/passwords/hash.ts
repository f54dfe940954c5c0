import { createHmac, timingSafeEqual } from 'node:crypto';
import { type Algorithm, hash } from '@node-rs/argon2';
import type { Secrets } from '../secrets';

/** OWASP's second choice for Argon2id: 19 MiB, two passes, one lane. */
const cost = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
} as const;

/** Different spellings of the same letters are the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'));

/**
 * The hash of a new password. Its salt is derived from the address: several accounts may wait under one address, and one
 * computation answers for all of them, so the time that sign-in takes does not tell how many there are.
 */
export const hashPassword = (password: string, email: string, secrets: Secrets): Promise<string> =>
  hash(bytesOf(password), { ...cost, salt: saltFor(email, secrets) });

const saltFor = (email: string, secrets: Secrets): Buffer =>
  createHmac('sha256', secrets.passwordSalts).update(email.toLowerCase()).digest().subarray(0, 16);

/** The salt within a hash in PHC form: `$argon2id$v=19$m=...$salt$hash`. */
const saltOf = (phc: string): Buffer => Buffer.from(phc.split('$')[4] ?? '', 'base64');

/**
 * The first row whose password this is; undefined where none is. Computes exactly one hash, also where there is no row.
 *
 * @param rows those with this address; their salts are the same, or that of the first is taken
 */
export async function findByPassword<Row extends { passwordHash: string }>(
  rows: readonly Row[],
  password: string,
  email: string,
  secrets: Secrets,
): Promise<Row | undefined> {
  const salt = rows[0] ? saltOf(rows[0].passwordHash) : saltFor(email, secrets);
  const computed = Buffer.from(await hash(bytesOf(password), { ...cost, salt }));
  return rows.find(({ passwordHash }) => {
    const kept = Buffer.from(passwordHash);
    return kept.length === computed.length && timingSafeEqual(kept, computed);
  });
}
