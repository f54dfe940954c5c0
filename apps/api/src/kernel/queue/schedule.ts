import cronParser from 'cron-parser';
import { lt } from 'drizzle-orm';
import type { Database } from '../db/client';
import type { Transaction } from '../db/transaction';
import type { Clock } from '../environment/clock';
import { jobSchedules } from '../tables/job-schedules';
import { enqueue } from './enqueue';

/** When a job is due, again and again. */
export type Schedule = {
  /** Minute, hour, day of the month, month, day of the week: `0 9 * * *`. */
  cron: string;
  /** Whose clock and calendar it means: a name such as `Asia/Kolkata`. */
  timeZone: string;
};

/** The last moment of a schedule that is not after a time. */
export const lastMoment = ({ cron, timeZone }: Schedule, now: Date): Date =>
  cronParser
    // Counts what is now: the parser only gives what lies before.
    .parseExpression(cron, { tz: timeZone, currentDate: new Date(now.getTime() + 1) })
    .prev()
    .toDate();

/**
 * Enqueues a scheduled job if it is due. Of several servers that look at once, one moves the row and the others find it moved; moments that nobody was
 * there for are one.
 *
 * @returns true if this call enqueued it
 */
export function fireIfDue(
  queue: string,
  schedule: Schedule,
  { db, clock }: { db: Database; clock: Clock },
): Promise<boolean> {
  const now = clock.now();
  const firedFor = lastMoment(schedule, now);
  return db.write('keeper', async (tx) => {
    if (!(await noteMoment(queue, firedFor, tx))) return false;
    await tx.execute(enqueue(queue, {}, now));
    return true;
  });
}

/**
 * Notes the moment for which a schedule was dealt with.
 *
 * @param name its queue, or another name where it has none
 * @returns false if it was noted before
 */
export async function noteMoment(name: string, firedFor: Date, tx: Transaction): Promise<boolean> {
  const moved = await tx
    .insert(jobSchedules)
    .values({ queue: name, firedFor })
    .onConflictDoUpdate({
      target: jobSchedules.queue,
      set: { firedFor },
      setWhere: lt(jobSchedules.firedFor, firedFor),
    })
    .returning({ queue: jobSchedules.queue });
  return moved.length > 0;
}
