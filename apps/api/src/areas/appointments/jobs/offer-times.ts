import { presetAvailability } from '@nadi/domain/appointments/availability';
import { spansHeld } from '@nadi/domain/appointments/hold';
import {
  isLive,
  planOffers,
  spanOf,
  type Waiting,
  type WaitlistEnd,
} from '@nadi/domain/appointments/waitlist';
import { isoOf } from '@nadi/domain/kernel/at';
import { dayInIndia } from '@nadi/domain/kernel/time-zone';
import { and, asc, eq, inArray, ne, not, sql } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import { actsStill } from '../../../kernel/notify/guardians';
import { addingNotice, type Notice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { isSuspended } from '../../../kernel/people/suspended';
import { familyTies, holdsOn } from '../../../kernel/tables/family-ties';
import { patients } from '../../../kernel/tables/patients';
import { users } from '../../../kernel/tables/users';
import { findToComeOf } from '../queries/find-consultations';
import { findDaysAway } from '../queries/find-days-away';
import { daysAheadOf, findBusy, findDoctors } from '../queries/find-doctors';
import { findHoldsOf } from '../queries/find-slot-holds';
import { columnsOf, entryOf, isOpenRow } from '../queries/find-waitlist';
import { holdTimes } from '../queries/plan';
import { type WaitlistRow, waitlistEntries } from '../tables/waitlist-entries';
import { offerTakenBack, timeOffered, waitlistEnded } from '../waitlist-notices';

export const waitlistQueue = 'waitlist';

type Given = { tx: Transaction; now: Date };

/** Returns the entries that change, as they are from now on. */
async function plan(doctorId: string, rows: readonly WaitlistRow[], { tx, now }: Given): Promise<Waiting[]> {
  const patientIds = rows.map(({ patientId }) => patientId);
  const visits = await findToComeOf(patientIds, { tx, now });
  const absent = await findAbsent(patientIds, { tx, now });
  const entries = rows.map(
    (row): Waiting => ({
      ...entryOf(row),
      own: visits.filter(({ patientId }) => patientId === row.patientId),
      canBook: !absent.has(row.patientId),
    }),
  );
  const [doctor] = await findDoctors({ ids: [doctorId] }, tx);
  if (!doctor) {
    const endedBecause: WaitlistEnd = 'unavailable';
    return entries.map((entry) => ({ ...entry, status: 'ended', endedBecause, offer: null }));
  }
  const found = await findBusy([doctorId], { from: now, days: daysAheadOf(doctor), now }, tx);
  // The rule looks at what is held by itself: an offer that it takes back is free again, and a time that someone is booking is not taken by a visit.
  const held = new Set(
    entries.flatMap((entry) => (isLive(entry, now) ? [spanOf(entry.offer).start.getTime()] : [])),
  );
  const booking = spansHeld(await findHoldsOf(doctorId, tx), now);
  for (const { start } of booking) held.add(start.getTime());
  const busy = (found.get(doctorId) ?? []).filter(({ start }) => !held.has(start.getTime()));
  busy.push(...(await findDaysAway(doctorId, { tx, now })));
  const after = planOffers(entries, doctor.availability ?? presetAvailability, { busy, booking, now });
  return after.filter((entry) => !entries.includes(entry));
}

/**
 * Returns those of some patients for whom no one could book: their account is suspended or to be erased, or, where they have none, that of each
 * person who may manage for them.
 */
async function findAbsent(patientIds: readonly string[], { tx, now }: Given): Promise<Set<string>> {
  const isAway = sql<boolean>`(${users.deletionRequestedAt} is not null or ${isSuspended(users.id)})`;
  const asked = [...patientIds];
  const found = await tx
    .select({ id: patients.id, userId: patients.userId, isAway })
    .from(patients)
    .leftJoin(users, eq(users.id, patients.userId))
    .where(inArray(patients.id, asked));
  const tied = await tx
    .selectDistinct({ id: familyTies.patientId })
    .from(familyTies)
    .innerJoin(users, eq(users.id, familyTies.userId))
    .where(
      and(
        inArray(familyTies.patientId, asked),
        ne(familyTies.level, 'view'),
        holdsOn(dayInIndia(now)),
        actsStill(now),
        not(isAway),
      ),
    );
  const managed = new Set(tied.map(({ id }) => id));
  const absent = found.filter((one) => (one.userId === null ? !managed.has(one.id) : one.isAway));
  return new Set(absent.map(({ id }) => id));
}

/** Returns what a person is told: of the time that is gone before the one that is held now. */
function noticesFor(row: WaitlistRow, after: Waiting, now: Date): Notice[] {
  if (!after.canBook && after.status !== 'ended') return [];
  if (after.status === 'ended') return [waitlistEnded(row, after.endedBecause)];
  const before = entryOf(row);
  if (before.offer && after.offer && isoOf(before.offer.scheduledAt) === isoOf(after.offer.scheduledAt))
    return [];
  return [
    ...(isLive(before, now) ? [offerTakenBack(row, before.offer)] : []),
    ...(after.offer ? [timeOffered(row, after.offer, now)] : []),
  ];
}

/** Offers the free times of a doctor to the people of the list, and tells them. A second run finds nothing to do. */
export async function offerTimes(doctorId: string, { db, clock, newId, bell }: AppContext): Promise<void> {
  const told = await db.write('keeper', async (tx) => {
    await holdTimes(doctorId, tx);
    const now = clock.now();
    const rows = await tx
      .select()
      .from(waitlistEntries)
      .where(and(eq(waitlistEntries.doctorId, doctorId), isOpenRow))
      .orderBy(asc(waitlistEntries.createdAt), asc(waitlistEntries.id))
      .for('update');
    if (rows.length === 0) return 0;
    const planned = new Map<string, Waiting>(
      (await plan(doctorId, rows, { tx, now })).map((entry) => [entry.id, entry]),
    );
    const changed = rows.flatMap((row) => {
      const after = planned.get(row.id);
      return after ? [{ row, after }] : [];
    });
    // Takes all of them back first: two offers never hold one time, also where two people swap theirs.
    const held = changed.filter(({ row }) => row.offerStartsAt !== null).map(({ row }) => row.id);
    if (held.length > 0)
      await tx
        .update(waitlistEntries)
        .set({ status: 'waiting', ...columnsOf(null) })
        .where(inArray(waitlistEntries.id, held));
    let count = 0;
    for (const { row, after } of changed) {
      const { status, endedBecause, missedOffers, passed, offer } = after;
      await tx
        .update(waitlistEntries)
        .set({ status, endedBecause, missedOffers, passed: [...passed], ...columnsOf(offer), updatedAt: now })
        .where(eq(waitlistEntries.id, row.id));
      for (const notice of noticesFor(row, after, now)) {
        count += 1;
        await tx.execute(addingNotice(row.patientId, notice, { newId, now }));
      }
    }
    return count;
  });
  if (told > 0) await bell.ring(notificationQueue);
}

/** Looks at the list of each doctor for whom someone waits. One that fails does not stop the others. */
export async function offerAllTimes(context: AppContext, isEnding: () => boolean): Promise<void> {
  const doctors = await context.db.read('keeper', (tx) =>
    tx.selectDistinct({ doctorId: waitlistEntries.doctorId }).from(waitlistEntries).where(isOpenRow),
  );
  const failed: unknown[] = [];
  for (const { doctorId } of doctors) {
    if (isEnding()) return;
    await offerTimes(doctorId, context).catch((error: unknown) => failed.push(error));
  }
  if (failed.length > 0) throw failed[0];
}
