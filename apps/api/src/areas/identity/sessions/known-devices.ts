import { and, desc, eq, gt, inArray, lt, notInArray } from 'drizzle-orm';
import { increment } from '../../../kernel/db/increment';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import { everyKeyedHash } from '../../../kernel/keys/keyed-hash';
import { hashToken, newToken } from '../../../kernel/keys/opaque-token';
import type { Secrets } from '../../../kernel/keys/secrets';
import { countAlone } from '../../../kernel/limits/count-alone';
import { knownDevices } from '../tables/known-devices';

const day = 86_400_000;
/** Milliseconds without a sign-in after which a device is no longer known. */
export const deviceLifetime = 180 * day;
/** Maximum devices of one account; the least recently used is removed first. */
export const maxDevices = 20;
/** Wrong passwords on a known device until it is treated like any other. */
export const maxDeviceFailures = 10;
/** Maximum cookies read from one request. */
const maxCookies = 20;

const prefix = 'nadi-device-';

/** One cookie for each account, because a family may share a tablet. The name reveals nothing about the address. */
const namesOf = (email: string, secrets: Secrets): string[] =>
  everyKeyedHash(`device of ${email.toLowerCase()}`, secrets).map(
    (hash) => `${prefix}${hash.split('.')[1]?.slice(0, 16)}`,
  );

/** Marks of devices in a `Cookie` header, by their names. */
export function readMarks(cookies: string): Map<string, string> {
  const pairs = cookies
    .split(';')
    .map((pair) => pair.trim().split('='))
    .filter(([name = '']) => name.startsWith(prefix))
    .slice(0, maxCookies);
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

export type KnownDevice = { mark: string; tokenHash: string; userId: string };

/**
 * Returns the device, if its cookie proves an earlier sign-in with this address. One statement with or without a cookie, so
 * that the time reveals nothing.
 */
export async function findDevice(
  email: string,
  { tx, secrets, now, cookies }: { tx: Reader; secrets: Secrets; now: Date; cookies: string },
): Promise<KnownDevice | null> {
  const marks = readMarks(cookies);
  const [mark = ''] = namesOf(email, secrets).flatMap((name) => marks.get(name) ?? []);
  const tokenHash = hashToken(mark);
  const [found] = await tx
    .select({ userId: knownDevices.userId })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, tokenHash), gt(knownDevices.expiresAt, now)));
  return found ? { mark, tokenHash, userId: found.userId } : null;
}

/** Returns whether any account knows the device that sends these cookies, and by which hash. */
export async function findAnyDevice(
  cookies: string,
  { tx, now }: { tx: Reader; now: Date },
): Promise<string | null> {
  const hashes = [...readMarks(cookies).values()].map(hashToken);
  const [found] = await tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(and(inArray(knownDevices.tokenHash, hashes), gt(knownDevices.expiresAt, now)))
    .orderBy(knownDevices.tokenHash)
    .limit(1);
  return found?.tokenHash ?? null;
}

/**
 * Counts a wrong password of a known device; after too many the device is no longer known.
 *
 * @returns false if it was forgotten in the meantime
 */
export async function countDeviceFailure(
  { tokenHash }: KnownDevice,
  { tx }: { tx: Writer },
): Promise<boolean> {
  const [counted] = await tx
    .update(knownDevices)
    .set({ failures: increment(knownDevices.failures) })
    .where(and(eq(knownDevices.tokenHash, tokenHash), lt(knownDevices.failures, maxDeviceFailures)))
    .returning({ failures: knownDevices.failures });
  if (counted && counted.failures >= maxDeviceFailures)
    await tx.delete(knownDevices).where(eq(knownDevices.tokenHash, tokenHash));
  return Boolean(counted);
}

type Person = { id: string; email: string };
type Tools = { tx: Writer; secrets: Secrets; now: Date; publicUrl: string };

/**
 * Makes the device known from now on: its owner has just signed in on it, or used the link for a new password.
 *
 * @param known the device's mark, if it was this person's
 * @returns headers for the answer
 */
export async function rememberDevice(
  { id: userId, email }: Person,
  known: KnownDevice | null,
  { tx, secrets, now, publicUrl }: Tools,
): Promise<{ 'Set-Cookie': string }> {
  const mark = known?.userId === userId ? known.mark : newToken();
  const row = { lastUsedAt: now, expiresAt: new Date(now.getTime() + deviceLifetime), failures: 0 };
  const newest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.tokenHash)
    .limit(maxDevices);
  // Locked before its row, so that two sign-ins never wait for each other in a ring.
  await countAlone('known-devices', userId, tx, async () => {
    await tx
      .insert(knownDevices)
      .values({ tokenHash: hashToken(mark), userId, ...row })
      .onConflictDoUpdate({ target: knownDevices.tokenHash, set: row });
    await tx
      .delete(knownDevices)
      .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, newest)));
  });
  const [name = ''] = namesOf(email, secrets);
  const isSecure = publicUrl.startsWith('https:');
  const attributes = [
    `${name}=${mark}`,
    'Path=/api/v1/auth',
    `Max-Age=${deviceLifetime / 1000}`,
    'HttpOnly',
    'SameSite=Strict',
    ...(isSecure ? ['Secure'] : []),
  ];
  return { 'Set-Cookie': attributes.join('; ') };
}

/** Forgets all devices of an account. */
export async function forgetDevices(userId: string, { tx }: { tx: Writer }): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
