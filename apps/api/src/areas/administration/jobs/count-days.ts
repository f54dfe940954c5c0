import { addDays, mondayOf } from '@nadi/domain/kernel/calendar';
import { instantAt, localDay } from '@nadi/domain/kernel/time-zone';
import {
  type AnalyticsFigure,
  analyticsFigures,
  daysToCount,
  reportTimeZone,
  roundCount,
  weeklyFigures,
} from '@nadi/domain/platform/analytics';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Transaction } from '../../../kernel/db/transaction';
import type { AppContext } from '../../../kernel/operation/context';
import { dailyFigures } from '../tables/daily-figures';

type Tools = Pick<AppContext, 'db' | 'clock'>;

/** Counts the days that are over and were not counted, each in a transaction of its own: a server that stops goes on with the rest. @returns the number of days */
export async function countDays(
  { db, clock }: Tools,
  isEnding: () => boolean = () => false,
): Promise<number> {
  const today = localDay(clock.now(), reportTimeZone);
  const counted = await db.read('keeper', async (tx) => {
    const rows = await tx
      .select({ day: dailyFigures.day })
      .from(dailyFigures)
      .where(eq(dailyFigures.figure, 'readings' satisfies AnalyticsFigure));
    return new Set(rows.map(({ day }) => day));
  });
  const days = daysToCount(counted, today);
  for (const day of days) {
    if (isEnding()) break;
    await db.write('keeper', (tx) => countDay(day, today, tx));
  }
  return days.length;
}

async function countDay(day: string, today: string, tx: Transaction): Promise<void> {
  await keep(day, analyticsFigures, countsOfDay, 1, tx);
  // A week is counted once its Sunday is over.
  if (day === mondayOf(day) && addDays(day, 7) <= today) await keep(day, weeklyFigures, countsOfWeek, 7, tx);
}

async function keep(
  day: string,
  figures: readonly string[],
  countsIn: (from: SQL, to: SQL) => readonly SQL[],
  length: number,
  tx: Transaction,
): Promise<void> {
  const moment = (date: string) =>
    sql`${instantAt(date, '00:00', reportTimeZone).toISOString()}::timestamptz`;
  const counts = countsIn(moment(day), moment(addDays(day, length)));
  const found = (await tx.execute(
    sql`select array[${sql.join([...counts], sql`, `)}]::integer[] as counts`,
  )) as {
    rows: { counts: number[] }[];
  };
  const rows = figures.map((figure, index) => ({
    ...{ day, figure },
    count: roundCount(found.rows[0]?.counts[index] ?? 0),
  }));
  await tx
    .insert(dailyFigures)
    .values(rows)
    .onConflictDoUpdate({
      target: [dailyFigures.day, dailyFigures.figure],
      set: { count: sql`excluded.count` },
    });
}

const active = (role: 'PATIENT' | 'DOCTOR', from: SQL, to: SQL): SQL =>
  sql`(select count(distinct actor_id) from audit_entries where at >= ${from} and at < ${to} and actor_role = ${role})`;

const joined = (role: 'PATIENT' | 'DOCTOR', from: SQL, to: SQL): SQL =>
  sql`(select count(*) from users where created_at >= ${from} and created_at < ${to} and role = ${role} and email_verified_at is not null)`;

const created = (table: SQL, from: SQL, to: SQL): SQL =>
  sql`(select count(*) from ${table} where created_at >= ${from} and created_at < ${to})`;

const visits = (status: 'completed' | 'cancelled' | 'no_show', from: SQL, to: SQL): SQL =>
  sql`(select count(*) from consultations where scheduled_at >= ${from} and scheduled_at < ${to} and status = ${status})`;

const messages = (state: 'sent' | 'failed', from: SQL, to: SQL): SQL =>
  sql`(select count(*) from notification_deliveries where created_at >= ${from} and created_at < ${to} and state = ${state})`;

/** In the order of `analyticsFigures`; each by an index of time. */
const byFigure: Readonly<Record<AnalyticsFigure, (from: SQL, to: SQL) => SQL>> = {
  'active-patients': (from, to) => active('PATIENT', from, to),
  'active-doctors': (from, to) => active('DOCTOR', from, to),
  'patients-joined': (from, to) => joined('PATIENT', from, to),
  'doctors-joined': (from, to) => joined('DOCTOR', from, to),
  readings: (from, to) => created(sql`vital_signs`, from, to),
  documents: (from, to) => created(sql`medical_records`, from, to),
  doses: (from, to) => created(sql`medicine_doses`, from, to),
  'visits-booked': (from, to) => created(sql`consultations`, from, to),
  'visits-held': (from, to) => visits('completed', from, to),
  'visits-cancelled': (from, to) => visits('cancelled', from, to),
  'visits-missed': (from, to) => visits('no_show', from, to),
  'messages-sent': (from, to) => messages('sent', from, to),
  'messages-failed': (from, to) => messages('failed', from, to),
};

const countsOfDay = (from: SQL, to: SQL): readonly SQL[] =>
  analyticsFigures.map((figure) => byFigure[figure](from, to));

/** In the order of `weeklyFigures`. */
const countsOfWeek = (from: SQL, to: SQL): readonly SQL[] => [
  active('PATIENT', from, to),
  active('DOCTOR', from, to),
];
