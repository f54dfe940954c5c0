import { createHmac } from 'node:crypto';
import { type Algorithm, hash } from '@node-rs/argon2';
import { isSame } from '../../../kernel/keys/is-same';
import type { Keys } from '../../../kernel/keys/secrets';

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
 * Returns the hash of a new password. Its salt is derived from the address: several accounts may wait under one address, and one
 * computation serves all of them, so the time that sign-in takes does not reveal how many there are.
 *
 * @param beside a hash that already exists under this address: its salt is used, which another secret may have created
 */
export const hashPassword = (
  password: string,
  email: string,
  secrets: Keys,
  beside?: string,
): Promise<string> =>
  hash(bytesOf(password), { ...cost, salt: beside ? saltIn(beside) : saltFor(email, secrets) });

const saltFor = (email: string, secrets: Keys): Buffer =>
  createHmac('sha256', secrets.passwordSalts).update(email.toLowerCase()).digest().subarray(0, 16);

/** Returns the salt within a hash in PHC form: `$argon2id$v=19$m=...$salt$hash`. */
const saltOf = ({ passwordHash }: { passwordHash: string }): string => passwordHash.split('$')[4] ?? '';
const saltIn = (passwordHash: string): Buffer => Buffer.from(saltOf({ passwordHash }), 'base64');

/**
 * Returns the first row with this password; undefined if none. Computes exactly one hash, even if there is no row; more
 * only for an address with accounts from before and after a change of the secret.
 *
 * @param rows those with this address
 */
export async function findByPassword<Row extends { passwordHash: string }>(
  rows: readonly Row[],
  password: string,
  email: string,
  secrets: Keys,
): Promise<Row | undefined> {
  const salts = rows.length > 0 ? rows.map(saltOf) : [saltFor(email, secrets).toString('base64')];
  const computed: string[] = [];
  for (const salt of new Set(salts))
    computed.push(await hash(bytesOf(password), { ...cost, salt: Buffer.from(salt, 'base64') }));
  return rows.find(({ passwordHash }) => computed.some((one) => isSame(passwordHash, one)));
}
