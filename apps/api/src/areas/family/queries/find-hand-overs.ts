import { notFound } from '@nadi/api-server/problem';
import type { FamilyHandOver } from '@nadi/contract/schema';
import { isAdult } from '@nadi/domain/family/family-faults';
import { adultOn, isHandOverOpen } from '@nadi/domain/family/hand-over';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { sql } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';

type Given = { tx: Reader; now: Date };

export type HandOverRow = Awaited<ReturnType<typeof findAll>>[number];

const moment = (name: string) =>
  sql<string | null>`${sql.raw(name)}`.mapWith((at: string | Date | null) =>
    at === null ? null : new Date(at).toISOString(),
  );

/** Finds the children whose guardian the caller is or was, as `hand_overs()` tells them. */
const findAll = (tx: Reader) =>
  tx
    .select({
      id: sql<string>`patient_id`,
      firstName: sql<string>`first_name`,
      dateOfBirth: sql<string>`date_of_birth::text`,
      isTakenOver: sql<boolean>`has_account`,
      email: sql<string | null>`email`,
      sentAt: moment('sent_at'),
      expiresAt: moment('expires_at'),
    })
    .from(sql`hand_overs()`);

/** Finds those whose hand-over is near, or is left to be done. */
export async function findHandOvers({ tx, now }: Given): Promise<HandOverRow[]> {
  const day = dayInIndia(now);
  return (await findAll(tx)).filter(({ dateOfBirth }) => isHandOverOpen(dateOfBirth, day));
}

/** Finds one of them, near or not. @throws 404 if the caller is no guardian of theirs, and was none */
export async function findHandOver(id: string, { tx }: Pick<Given, 'tx'>): Promise<HandOverRow> {
  const found = (await findAll(tx)).find((one) => one.id === id);
  if (!found) throw notFound();
  return found;
}

export const presentHandOver = (
  { id, firstName, dateOfBirth, isTakenOver, email, sentAt, expiresAt }: HandOverRow,
  now: Date,
): FamilyHandOver => ({
  ...{ id, firstName, isTakenOver, adultOn: adultOn(dateOfBirth) },
  isEnded: isAdult(dateOfBirth, dayInIndia(now)) === true,
  invitation:
    email === null || sentAt === null || expiresAt === null
      ? null
      : { email, sentAt, expiresAt, status: Date.parse(expiresAt) <= now.getTime() ? 'EXPIRED' : 'WAITING' },
});
