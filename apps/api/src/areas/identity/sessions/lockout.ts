import { type Problem, tooManyRequests } from '@nadi/api-server/problem';
import { lockLifetime, maxWrongPasswords } from '@nadi/domain/identity/session-limits';
import { and, desc, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import { everyKeyedHash, keyedHash } from '../../../kernel/keys/keyed-hash';
import type { Secrets } from '../../../kernel/keys/secrets';
import { signInGuards } from '../tables/sign-in-guards';

type Policy = {
  /** Wrong passwords until the first wait. */
  failures: number;
  /** Seconds of the first wait, doubled with each further wrong one. */
  wait: number;
  maxWait: number;
  /** Seconds without a wrong one after which the count restarts. */
  window: number;
};

/** Minutes during which a network cannot try one address. */
export const lockMinutes = lockLifetime / 60_000;
const lock = lockLifetime / 1000;

/**
 * Only a network together with an address is locked. The address alone and the network alone only slow down: otherwise anyone could lock an
 * owner out, or everyone who shares a network address.
 */
export const policies = {
  pair: { failures: maxWrongPasswords, wait: lock, maxWait: lock, window: lock },
  network: { failures: 30, wait: 1, maxWait: 5, window: 5 * 60 },
  address: { failures: 20, wait: 1, maxWait: 30, window: 60 * 60 },
} as const satisfies Record<string, Policy>;

export type GuardName = keyof typeof policies;

/** The source of an attempt: the typed address, and the network. */
export type Tried = { email: string; network: string };

/** Both are stored as a keyed hash of this. */
const texts = {
  address: ({ email }: Tried) => `sign-in ${email.toLowerCase()}`,
  network: ({ network }: Tried) => `sign-in from ${network}`,
};

type Tools = { secrets: Secrets; now: Date };

/** A lock from before a change of the secret is still valid. */
const hashesOf = (tried: Tried, secrets: Secrets) => ({
  address: everyKeyedHash(texts.address(tried), secrets),
  network: everyKeyedHash(texts.network(tried), secrets),
});

/** All rows of an address, from any network. */
export const guardOf = (email: string, secrets: Secrets) =>
  inArray(signInGuards.addressHash, everyKeyedHash(texts.address({ email, network: '' }), secrets));

const hasPair = (tried: Tried, secrets: Secrets): SQL | undefined => {
  const { address, network } = hashesOf(tried, secrets);
  return and(inArray(signInGuards.addressHash, address), inArray(signInGuards.networkHash, network));
};

/** Names in `RateLimit`. */
const limitNames = {
  pair: 'wrong-passwords-here',
  network: 'wrong-passwords-of-network',
  address: 'wrong-passwords-for-address',
} satisfies Record<GuardName, string>;

export type Lock = { name: GuardName; until: Date };

/** Returns the lock that lasts longest; null if a password may be tried. */
export async function findLock(
  tried: Tried,
  { tx, secrets, now }: Tools & { tx: Reader },
): Promise<Lock | null> {
  const { address, network } = hashesOf(tried, secrets);
  const { addressHash, networkHash, lockedUntil } = signInGuards;
  const [found] = await tx
    .select({ addressHash, networkHash, lockedUntil })
    .from(signInGuards)
    .where(
      and(
        inArray(addressHash, [...address, '']),
        inArray(networkHash, [...network, '']),
        gt(lockedUntil, now),
      ),
    )
    .orderBy(desc(lockedUntil))
    .limit(1);
  if (!found?.lockedUntil) return null;
  return { name: nameOf(found), until: found.lockedUntil };
}

/** 429 with the time to wait; also for the right password. */
export function refuseTry({ name, until }: Lock, now: Date): Problem {
  const { failures, window } = policies[name];
  return tooManyRequests((until.getTime() - now.getTime()) / 1000, {
    name: limitNames[name],
    requests: failures,
    seconds: window,
  });
}

/** @throws 429 if no password is checked now */
export async function checkLock(tried: Tried, given: Tools & { tx: Reader }): Promise<void> {
  const lock = await findLock(tried, given);
  if (lock) throw refuseTry(lock, given.now);
}

/** Returns a number of the policy that applies to a row. */
const ofPolicy = (key: keyof Policy): SQL =>
  sql`(case when ${signInGuards.addressHash} = '' then ${policies.network[key]}::float8 when ${signInGuards.networkHash} = '' then ${policies.address[key]}::float8 else ${policies.pair[key]}::float8 end)`;

const nameOf = ({ addressHash, networkHash }: { addressHash: string; networkHash: string }): GuardName =>
  addressHash === '' ? 'network' : networkHash === '' ? 'address' : 'pair';

/**
 * Counts a wrong password of an unknown device: one statement for all guards, so that of many at once each is counted and
 * none is answered beyond a lock.
 *
 * @returns the guards for which it was the last free attempt
 * @throws 429 if another attempt had locked it in the meantime
 */
export async function countFailure(tried: Tried, given: Tools & { tx: Writer }): Promise<GuardName[]> {
  const { tx, secrets, now } = given;
  const { addressHash, networkHash, failures, lastFailureAt, lockedUntil } = signInGuards;
  const address = keyedHash(texts.address(tried), secrets);
  const network = keyedHash(texts.network(tried), secrets);
  const at = sql`${now.toISOString()}::timestamptz`;
  const counted = sql`(case when ${lastFailureAt} <= ${at} - make_interval(secs => ${ofPolicy('window')}) then 1 else ${failures} + 1 end)`;
  const beyond = sql`(${counted} - ${ofPolicy('failures')})`;
  const seconds = sql`least(${ofPolicy('maxWait')}, ${ofPolicy('wait')} * power(2, least(${beyond}, 20)))`;
  const begun = { failures: 1, lastFailureAt: now };
  // In one order, so that two never deadlock, and last the row that a whole network shares.
  const counts = await tx
    .insert(signInGuards)
    .values([
      { addressHash: address, networkHash: network, ...begun },
      { addressHash: address, networkHash: '', ...begun },
      { addressHash: '', networkHash: network, ...begun },
    ])
    .onConflictDoUpdate({
      target: [addressHash, networkHash],
      set: {
        failures: counted,
        lastFailureAt: now,
        lockedUntil: sql`case when ${beyond} >= 0 then ${at} + make_interval(secs => ${seconds}) end`,
      },
      setWhere: or(isNull(lockedUntil), lte(lockedUntil, now)),
    })
    .returning({ addressHash, networkHash, failures });
  if (counts.length < 3) {
    await checkLock(tried, given);
    throw tooManyRequests(1);
  }
  return counts.filter((row) => row.failures === policies[nameOf(row)].failures).map(nameOf);
}

/**
 * Ends every lock of an address that applies here: its owner has identified themselves, by the e-mail for a new password. Attempts
 * of the network with other addresses stay counted.
 */
export async function unlock(tried: Tried, { tx, secrets }: Tools & { tx: Writer }): Promise<void> {
  const { address } = hashesOf(tried, secrets);
  await tx
    .delete(signInGuards)
    .where(
      or(
        hasPair(tried, secrets),
        and(inArray(signInGuards.addressHash, address), eq(signInGuards.networkHash, '')),
      ),
    );
}

/**
 * Forgets this network's attempts with the address, unless it was locked since the password was checked: of many attempts at once
 * the right one must not get through behind the wrong ones. Attempts of others stay counted.
 *
 * @throws 429 if it was
 */
export async function forgetFailures(tried: Tried, given: Tools & { tx: Writer }): Promise<void> {
  const { tx, secrets, now } = given;
  const { lockedUntil } = signInGuards;
  await tx
    .delete(signInGuards)
    .where(and(hasPair(tried, secrets), or(isNull(lockedUntil), lte(lockedUntil, now))));
  await checkLock(tried, given);
}
