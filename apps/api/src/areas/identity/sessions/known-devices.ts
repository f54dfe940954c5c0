import { and, desc, eq, gt, inArray, lt, notInArray } from 'drizzle-orm';
import { increment } from '../../../kernel/db/increment';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import { everyKeyedHash } from '../../../kernel/keys/keyed-hash';
import type { Secrets } from '../../../kernel/keys/secrets';
import { knownDevices } from '../tables/known-devices';
import { hashToken, newToken } from './opaque-token';

const day = 86_400_000;
/** A device that nobody signed in on for so long is not known any more. */
export const deviceLifetime = 180 * day;
/** Devices of one account; the one that was used longest ago goes first. */
export const mostDevices = 20;
/** Wrong passwords on a known device until it is one like any other. */
export const mostDeviceFailures = 10;
/** Cookies of one request that are looked at. */
const mostCookies = 20;

const prefix = 'nadi-device-';

/** One cookie for each account, since a family shares a tablet. The name tells nothing of the address. */
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
    .slice(0, mostCookies);
  return new Map(pairs.map(([name = '', value = '']) => [name, value]));
}

export type KnownDevice = { mark: string; tokenHash: string; userId: string };

/**
 * The device, where it shows that someone signed in on it with this address. One statement whether or not it shows anything, so
 * that the time tells nothing.
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

/** Whether any account knows the device that sends these cookies, and by which hash. */
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
 * Counts a wrong password of a known device; one that gave too many is known no more.
 *
 * @returns false where it was forgotten in the meantime
 */
export async function countDeviceFailure(
  { tokenHash }: KnownDevice,
  { tx }: { tx: Writer },
): Promise<boolean> {
  const [counted] = await tx
    .update(knownDevices)
    .set({ failures: increment(knownDevices.failures) })
    .where(and(eq(knownDevices.tokenHash, tokenHash), lt(knownDevices.failures, mostDeviceFailures)))
    .returning({ failures: knownDevices.failures });
  if (counted && counted.failures >= mostDeviceFailures)
    await tx.delete(knownDevices).where(eq(knownDevices.tokenHash, tokenHash));
  return Boolean(counted);
}

type Person = { id: string; email: string };
type Tools = { tx: Writer; secrets: Secrets; now: Date; publicUrl: string };

/**
 * Knows the device from now on: its owner has just signed in on it, or shown the mail of a new password.
 *
 * @param known what it showed, where it was this person's
 * @returns headers for the answer
 */
export async function rememberDevice(
  { id: userId, email }: Person,
  known: KnownDevice | null,
  { tx, secrets, now, publicUrl }: Tools,
): Promise<{ 'Set-Cookie': string }> {
  const mark = known?.userId === userId ? known.mark : newToken();
  const row = { lastUsedAt: now, expiresAt: new Date(now.getTime() + deviceLifetime), failures: 0 };
  await tx
    .insert(knownDevices)
    .values({ tokenHash: hashToken(mark), userId, ...row })
    .onConflictDoUpdate({ target: knownDevices.tokenHash, set: row });
  const newest = tx
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.userId, userId))
    .orderBy(desc(knownDevices.lastUsedAt), knownDevices.tokenHash)
    .limit(mostDevices);
  await tx
    .delete(knownDevices)
    .where(and(eq(knownDevices.userId, userId), notInArray(knownDevices.tokenHash, newest)));
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

/** Knows no device of an account any more. */
export async function forgetDevices(userId: string, { tx }: { tx: Writer }): Promise<void> {
  await tx.delete(knownDevices).where(eq(knownDevices.userId, userId));
}
