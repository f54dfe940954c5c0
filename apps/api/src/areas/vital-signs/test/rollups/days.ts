import { localDate } from '@nadi/domain/kernel/moment';
import { mostSevereStatus } from '@nadi/domain/vital-signs/status-severity';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../kernel/db/client';
import { vitalSignDays } from '../../tables/vital-sign-days';
import { type VitalSignRow, vitalSigns } from '../../tables/vital-signs';

type Day = Omit<typeof vitalSignDays.$inferSelect, 'patientId'>;

const keyOf = (row: VitalSignRow) =>
  [
    row.type,
    localDate({ at: row.measuredAt, offset: row.measuredOffset }),
    row.measuredAt.toISOString().slice(0, 10),
  ].join(' ');

/** The rows that the triggers keep for a person, by day. */
export async function keptDays(db: Database, patientId: string): Promise<Record<string, Day>> {
  const rows = await db.read('keeper', (tx) =>
    tx.select().from(vitalSignDays).where(eq(vitalSignDays.patientId, patientId)),
  );
  return Object.fromEntries(
    rows.map(({ patientId: _, ...day }) => [
      [day.type, day.day, day.utcDay].join(' '),
      { ...day, valueSum: day.valueSum === null ? null : String(Number(day.valueSum)) },
    ]),
  );
}

/** The same the slow way: all readings, counted here. */
export async function countedDays(db: Database, patientId: string): Promise<Record<string, Day>> {
  const rows = await db.read('keeper', (tx) =>
    tx.select().from(vitalSigns).where(eq(vitalSigns.patientId, patientId)),
  );
  const groups = groupRows(rows.filter(({ deletedAt }) => deletedAt === null));
  return Object.fromEntries([...groups].map(([key, readings]) => [key, countDay(key, readings)]));
}

function groupRows(rows: readonly VitalSignRow[]): Map<string, VitalSignRow[]> {
  const groups = new Map<string, VitalSignRow[]>();
  for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
  return groups;
}

const severities = ['in-range', 'not-assessed', 'low', 'high', 'critical'];

function countDay(key: string, rows: readonly VitalSignRow[]): Day {
  const [type, day, utcDay] = key.split(' ') as [VitalSignRow['type'], string, string];
  const having = (test: (row: VitalSignRow) => boolean) => rows.filter(test).length;
  const [last] = [...rows].sort(
    (a, b) => b.measuredAt.getTime() - a.measuredAt.getTime() || b.measuredOffset - a.measuredOffset,
  );
  if (!last) throw new Error('A day has a reading.');
  const systolic = spreadOf(rows.map((row) => row.systolic));
  const diastolic = spreadOf(rows.map((row) => row.diastolic));
  const value = spreadOf(rows.map((row) => row.canonicalValue));
  return {
    type,
    day,
    utcDay,
    count: rows.length,
    inRange: having(({ status, worst }) => status === 'in-range' && worst === 'in-range'),
    inRangeConditionally: having(({ status, worst }) => status === 'in-range' && worst !== 'in-range'),
    high: having(({ status }) => status === 'high'),
    low: having(({ status }) => status === 'low'),
    critical: having(({ status }) => status === 'critical'),
    notAssessed: having(({ status }) => status === 'not-assessed'),
    worst: severities.indexOf(mostSevereStatus(rows.map(({ worst }) => worst))),
    systolicSum: systolic.sum,
    systolicMin: systolic.min,
    systolicMax: systolic.max,
    diastolicSum: diastolic.sum,
    diastolicMin: diastolic.min,
    diastolicMax: diastolic.max,
    valueSum: value.sum === null ? null : String(value.sum),
    valueMin: value.min,
    valueMax: value.max,
    lastAt: last.measuredAt,
    lastOffset: last.measuredOffset,
  };
}

function spreadOf(values: readonly (number | null)[]) {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return { sum: null, min: null, max: null };
  // In hundredths, as the tests have them: a sum of doubles is not exact.
  const sum = numbers.reduce((total, value) => total + Math.round(value * 100), 0) / 100;
  return { sum, min: Math.min(...numbers), max: Math.max(...numbers) };
}
