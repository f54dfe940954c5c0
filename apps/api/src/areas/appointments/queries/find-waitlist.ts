import { notFound } from '@nadi/api-server/problem';
import type { NewAvailability, WaitlistEntry } from '@nadi/contract/schema';
import { presetAvailability } from '@nadi/domain/appointments/availability';
import { declined, type Entry, type KeptOffer, presentEntry } from '@nadi/domain/appointments/waitlist';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { hasId } from '../../../kernel/db/has-id';
import type { Reader, Writer } from '../../../kernel/db/transaction';
import type { Caller } from '../../../kernel/people/caller';
import { own } from '../../../kernel/policy/own';
import { type WaitlistRow, waitlistEntries } from '../tables/waitlist-entries';
import { findDoctors } from './find-doctors';
import { holdTimes } from './plan';

type Given = { caller: Caller; tx: Reader; now: Date };

export const isOpenRow = inArray(waitlistEntries.status, ['waiting', 'offered']);

const ownEntries = (caller: Caller) => own(waitlistEntries.patientId, caller);

/** Returns an entry as the rule has it. */
export function entryOf(row: WaitlistRow): Entry & Pick<WaitlistRow, 'doctor' | 'timeZone' | 'doctorId'> {
  const {
    fromDay: from,
    untilDay: until,
    offerStartsAt,
    offerEndsAt,
    offerType,
    offerExpiresAt,
    ...rest
  } = row;
  const offer =
    offerStartsAt && offerEndsAt && offerType && offerExpiresAt
      ? { scheduledAt: offerStartsAt, endsAt: offerEndsAt, type: offerType, expiresAt: offerExpiresAt }
      : null;
  return { ...rest, from, until, offer };
}

/** Returns the columns of an offer, or of none. */
export const columnsOf = (offer: KeptOffer | null) => ({
  offerStartsAt: offer && new Date(offer.scheduledAt),
  offerEndsAt: offer && new Date(offer.endsAt),
  offerType: offer ? offer.type : null,
  offerExpiresAt: offer && new Date(offer.expiresAt),
});

export const showEntry = (
  row: WaitlistRow,
  rules: Pick<NewAvailability, 'confirmation'>,
  now: Date,
): WaitlistEntry => presentEntry(entryOf(row), rules, now);

/** Returns a page of the caller's entries, newest first. */
export async function findWaitlist(
  { page, limit }: { page: number; limit: number },
  { caller, tx, now }: Given,
): Promise<{ found: WaitlistEntry[]; total: number }> {
  const rows = await tx
    .select()
    .from(waitlistEntries)
    .where(ownEntries(caller))
    .orderBy(desc(waitlistEntries.createdAt), desc(waitlistEntries.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [counted] = await tx.select({ total: count() }).from(waitlistEntries).where(ownEntries(caller));
  const ids = rows.filter(({ offerStartsAt }) => offerStartsAt !== null).map(({ doctorId }) => doctorId);
  const doctors = ids.length > 0 ? await findDoctors({ ids, limit: ids.length }, tx) : [];
  const rulesOf = ({ doctorId }: WaitlistRow) =>
    doctors.find(({ id }) => id === doctorId)?.availability ?? presetAvailability;
  return { found: rows.map((row) => showEntry(row, rulesOf(row), now)), total: counted?.total ?? 0 };
}

/** Returns the doctors of whose lists the caller is waiting. */
export const findOpen = ({ caller, tx }: Given): Promise<{ doctorId: string }[]> =>
  tx
    .select({ doctorId: waitlistEntries.doctorId })
    .from(waitlistEntries)
    .where(and(ownEntries(caller), isOpenRow));

/**
 * Holds one of the caller's entries until the end of the transaction. The patient's and the doctor's times are held before it, as everywhere.
 *
 * @throws 404 if it is absent, or of someone else
 */
export async function holdEntry(id: string, { caller, tx }: Given): Promise<WaitlistRow> {
  const its = and(hasId(waitlistEntries.id, id), ownEntries(caller));
  const [found] = await tx.select({ doctorId: waitlistEntries.doctorId }).from(waitlistEntries).where(its);
  if (!found) throw notFound();
  await holdTimes(caller.userId, tx);
  await holdTimes(found.doctorId, tx);
  const [row] = await tx.select().from(waitlistEntries).where(its).for('update');
  if (!row) throw notFound();
  return row;
}

type Writing = { caller: Caller; tx: Writer; now: Date };

/** Ends the caller's wait for a doctor if a visit now has the time that was held. Any other visit leaves the entry as it is. */
export async function tookHeldTime(
  doctorId: string,
  { scheduledAt }: { scheduledAt: Date },
  { caller, tx, now }: Writing,
): Promise<void> {
  await tx
    .update(waitlistEntries)
    .set({ status: 'booked', ...columnsOf(null), updatedAt: now })
    .where(
      and(
        ownEntries(caller),
        eq(waitlistEntries.doctorId, doctorId),
        eq(waitlistEntries.status, 'offered'),
        eq(waitlistEntries.offerStartsAt, scheduledAt),
      ),
    );
}

/** Declines the offer of an entry that is held. */
export async function declineOffer(row: WaitlistRow, { tx, now }: Writing): Promise<WaitlistRow> {
  const { passed } = declined(entryOf(row), now);
  const changes = { status: 'waiting' as const, ...columnsOf(null), passed: [...passed], updatedAt: now };
  await tx.update(waitlistEntries).set(changes).where(eq(waitlistEntries.id, row.id));
  return { ...row, ...changes };
}
