import { presetAvailability } from '@nadi/domain/appointments/availability';
import {
  isLive,
  planOffers,
  spanOf,
  type Waiting,
  type WaitlistEnd,
} from '@nadi/domain/appointments/waitlist';
import { boundsOfDay, localDay } from '@nadi/domain/kernel/time-zone';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import { addingNotice, type Notice, notificationQueue } from '../../../kernel/notify/notify';
import type { AppContext } from '../../../kernel/operation/context';
import { findToComeOf } from '../queries/find-consultations';
import { daysAheadOf, findBusy, findDoctors } from '../queries/find-doctors';
import { columnsOf, entryOf, isOpenRow } from '../queries/find-waitlist';
import { holdTimes } from '../queries/plan';
import { consultations } from '../tables/consultations';
import { type WaitlistRow, waitlistEntries } from '../tables/waitlist-entries';
import { offerTakenBack, timeOffered, waitlistEnded } from '../waitlist-notices';

export const waitlistQueue = 'waitlist';

type Given = { tx: Transaction; now: Date };

/** Returns the entries that change, as they are from now on. */
async function plan(doctorId: string, rows: readonly WaitlistRow[], { tx, now }: Given): Promise<Waiting[]> {
  const visits = await findToComeOf(
    rows.map(({ patientId }) => patientId),
    { tx, now },
  );
  const entries = rows.map(
    (row): Waiting => ({
      ...entryOf(row),
      own: visits.filter(({ patientId }) => patientId === row.patientId),
    }),
  );
  const [doctor] = await findDoctors({ ids: [doctorId] }, tx);
  if (!doctor) {
    const endedBecause: WaitlistEnd = 'unavailable';
    return entries.map((entry) => ({ ...entry, status: 'ended', endedBecause, offer: null }));
  }
  const found = await findBusy([doctorId], { from: now, days: daysAheadOf(doctor), now }, tx);
  // The rule looks at what is held by itself: an offer that it takes back is free again.
  const held = new Set(
    entries.flatMap((entry) => (isLive(entry, now) ? [spanOf(entry.offer).start.getTime()] : [])),
  );
  const busy = (found.get(doctorId) ?? []).filter(({ start }) => !held.has(start.getTime()));
  busy.push(...(await findDaysAway(doctorId, { tx, now })));
  const after = planOffers(entries, doctor.availability ?? presetAvailability, { busy, now });
  return after.filter((entry) => !entries.includes(entry));
}

/** Returns the days of the visits to come that the doctor cancelled: who cancels is ill or away, and offers no other time of that day. */
async function findDaysAway(doctorId: string, { tx, now }: Given): Promise<{ start: Date; end: Date }[]> {
  const { scheduledAt, timeZone, status, changes } = consultations;
  const found = await tx
    .select({ scheduledAt, timeZone })
    .from(consultations)
    .where(
      and(
        eq(consultations.doctorId, doctorId),
        eq(status, 'cancelled'),
        gt(scheduledAt, now),
        sql`${changes} -> -1 ->> 'by' = 'DOCTOR'`,
      ),
    );
  return found.map((visit) => {
    const [start, end] = boundsOfDay(localDay(visit.scheduledAt, visit.timeZone), visit.timeZone);
    return { start, end };
  });
}

function noticeOf(row: WaitlistRow, after: Waiting, now: Date): Notice | null {
  if (after.status === 'ended') return waitlistEnded(row, after.endedBecause);
  if (after.status === 'offered' && after.offer) return timeOffered(row, after.offer, now);
  const before = entryOf(row);
  return isLive(before, now) ? offerTakenBack(row, before.offer) : null;
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
      const notice = noticeOf(row, after, now);
      if (!notice) continue;
      count += 1;
      await tx.execute(addingNotice(row.patientId, notice, { newId, now }));
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
