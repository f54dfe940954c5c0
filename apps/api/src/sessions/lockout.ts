import { tooManyRequests } from '@nadi/api-server/problem';
import { and, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { signInGuards } from '../db/schema/sign-in-guards';
import type { Reader, Writer } from '../db/transaction';
import { everyKeyedHash, keyedHash } from '../keys/keyed-hash';
import type { Secrets } from '../secrets';

/** Wrong passwords for one address until it is locked, and for how long a pause between two makes the count begin anew. */
const mostFailures = 10;
const window = 15 * 60 * 1000;
/** Minutes of a lock. */
export const lockMinutes = 15;

/** What is kept of an address that someone tried, whether or not anyone has an account with it, is a keyed hash of this. */
const textOf = (email: string) => `sign-in ${email.toLowerCase()}`;

/** The guard of an address; a lock from before a change of the secret still holds. */
export const guardOf = (email: string, secrets: Secrets) =>
  inArray(signInGuards.addressHash, everyKeyedHash(textOf(email), secrets));

type Tools = { secrets: Secrets; now: Date };

/** @throws 429 where the address is locked, with the time to wait; also for the right password */
export async function checkLock(email: string, { tx, secrets, now }: Tools & { tx: Reader }): Promise<void> {
  const [guard] = await tx
    .select({ lockedUntil: signInGuards.lockedUntil })
    .from(signInGuards)
    .where(guardOf(email, secrets))
    .orderBy(sql`${signInGuards.lockedUntil} desc nulls last`)
    .limit(1);
  if (guard?.lockedUntil && guard.lockedUntil > now) throw lockedUntil(guard.lockedUntil, now);
}

const lockedUntil = (moment: Date, now: Date) => tooManyRequests((moment.getTime() - now.getTime()) / 1000);

/**
 * Counts a wrong password. One statement, so that of many at once each is counted, and none is answered beyond the lock.
 *
 * @returns whether this one locked the address
 * @throws 429 where another one had locked it in the meantime
 */
export async function countFailure(
  email: string,
  { tx, secrets, now }: Tools & { tx: Writer },
): Promise<boolean> {
  const { failures, lastFailureAt, lockedUntil: until } = signInGuards;
  const began = new Date(now.getTime() - window);
  const ends = new Date(now.getTime() + lockMinutes * 60_000);
  // A lock that is over has taken its failures with it.
  const counted = sql`case when ${until} is not null or ${lastFailureAt} <= ${began.toISOString()}::timestamptz then 1 else ${failures} + 1 end`;
  const [guard] = await tx
    .insert(signInGuards)
    .values({ addressHash: keyedHash(textOf(email), secrets), failures: 1, lastFailureAt: now })
    .onConflictDoUpdate({
      target: signInGuards.addressHash,
      set: {
        failures: counted,
        lastFailureAt: now,
        lockedUntil: sql`case when ${counted} >= ${mostFailures} then ${ends.toISOString()}::timestamptz end`,
      },
      setWhere: or(isNull(until), lte(until, now)),
    })
    .returning({ lockedUntil: until });
  if (!guard) throw lockedUntil(ends, now);
  return guard.lockedUntil !== null;
}

/** Forgets what was counted: its owner has shown that they are it. */
export async function unlock(email: string, { tx, secrets }: Tools & { tx: Writer }): Promise<void> {
  await tx.delete(signInGuards).where(guardOf(email, secrets));
}

/**
 * Forgets what was counted, unless the address was locked since the password was looked at: of many tries at once the right one
 * must not get through behind the wrong ones.
 *
 * @throws 429 where it was
 */
export async function forgetFailures(
  email: string,
  { tx, secrets, now }: Tools & { tx: Writer },
): Promise<void> {
  const { lockedUntil: until } = signInGuards;
  await tx.delete(signInGuards).where(and(guardOf(email, secrets), or(isNull(until), lte(until, now))));
  await checkLock(email, { tx, secrets, now });
}
