import { randomInt } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import { isSame } from '../../../kernel/keys/is-same';
import { everyKeyedHash, keyedHash } from '../../../kernel/keys/keyed-hash';
import type { Secrets } from '../../../kernel/keys/secrets';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { recoveryCodes } from '../tables/two-step';

type Given<Tx extends Reader> = { tx: Tx; caller: Caller; secrets: Secrets; now: Date };

/** No vowels, which could form words, and no characters that look alike. */
const alphabet = 'bcdfghjkmnpqrstvwxyz23456789';
const codeCount = 10;

/** Twelve letters, 57 bits: three groups that can be read out. */
const newCode = (): string =>
  [0, 1, 2]
    .map(() => Array.from({ length: 4 }, () => alphabet[randomInt(alphabet.length)]).join(''))
    .join('-');

/** Accepts any grouping and case. */
const bare = (code: string): string => code.replace(/[\s-]/g, '').toLowerCase();

const textOf = (code: string, userId: string) => `recovery code of ${userId}: ${bare(code)}`;

const unused = (caller: Caller) => and(own(recoveryCodes.userId, caller), isNull(recoveryCodes.usedAt));

/** Recovery codes that are still valid. */
export const countRecoveryCodes = ({ tx, caller }: Pick<Given<Reader>, 'tx' | 'caller'>): Promise<number> =>
  tx.$count(recoveryCodes, unused(caller));

/** Ten new codes that replace all earlier ones. They are shown here and never again. */
export async function replaceRecoveryCodes({ tx, caller, secrets, now }: Given<Writer>): Promise<string[]> {
  const { userId } = caller;
  const codes = Array.from({ length: codeCount }, newCode);
  await removeRecoveryCodes({ tx, caller });
  await tx
    .insert(recoveryCodes)
    .values(
      codes.map((code) => ({ userId, codeHash: keyedHash(textOf(code, userId), secrets), createdAt: now })),
    );
  return codes;
}

export async function removeRecoveryCodes({
  tx,
  caller,
}: Pick<Given<Writer>, 'tx' | 'caller'>): Promise<void> {
  await tx.delete(recoveryCodes).where(own(recoveryCodes.userId, caller));
}

/** Uses up a code. False if it is not one of the person's, or was used before. */
export async function useRecoveryCode(
  code: string,
  { tx, caller, secrets, now }: Given<Writer>,
): Promise<boolean> {
  const given = everyKeyedHash(textOf(code, caller.userId), secrets);
  const kept = await tx
    .select({ codeHash: recoveryCodes.codeHash })
    .from(recoveryCodes)
    .where(unused(caller));
  // Every code is compared, so that the time reveals nothing.
  const [found] = kept.filter(({ codeHash }) => given.filter((hash) => isSame(hash, codeHash)).length > 0);
  if (!found) return false;
  const taken = await tx
    .update(recoveryCodes)
    .set({ usedAt: now })
    .where(and(unused(caller), eq(recoveryCodes.codeHash, found.codeHash)))
    .returning({ codeHash: recoveryCodes.codeHash });
  return taken.length > 0;
}
