import type { Assessment } from '@nadi/domain/vital-signs/assessment';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 } from 'uuid';
import type { Actor } from '../../../../kernel/db/actor';
import type { Database } from '../../../../kernel/db/client';
import { type VitalSignRow, vitalSigns } from '../../tables/vital-signs';

type Measured = Pick<
  VitalSignRow,
  'type' | 'systolic' | 'diastolic' | 'canonicalValue' | 'measuredAt' | 'measuredOffset'
>;
type Assessed = Pick<VitalSignRow, 'status' | 'worst'>;

/** One thing that happens to the readings of a person. `pick` chooses among those that there are. */
export type Step =
  | { kind: 'record'; readings: (Measured & Assessed)[] }
  | { kind: 'change'; pick: number; to: Measured & Assessed }
  | { kind: 'move'; pick: number; minutes: number }
  | { kind: 'delete'; pick: number }
  | { kind: 'reassess all'; type: VitalSignRow['type']; to: Assessed }
  | { kind: 'note'; pick: number }
  | { kind: 'remove'; pick: number };

const statuses = ['in-range', 'high', 'low', 'critical', 'not-assessed'] as const;
const assessed = fc.record({ status: fc.constantFrom(...statuses), worst: fc.constantFrom(...statuses) });

/** Few days and zones, so that readings meet on a day and straddle the ends of it. */
const start = Date.UTC(2026, 9, 30);
const when = fc.record({
  measuredAt: fc.integer({ min: 0, max: 4 * 1_440 }).map((minute) => new Date(start + minute * 60_000)),
  measuredOffset: fc.constantFrom(330, 0, -480, 345, 840),
});
const numbers = fc.oneof(
  fc.record({
    type: fc.constant('blood_pressure' as const),
    systolic: fc.integer({ min: 100, max: 110 }),
    diastolic: fc.integer({ min: 60, max: 64 }),
    canonicalValue: fc.constant(null),
  }),
  fc.record({
    type: fc.constant('temperature' as const),
    systolic: fc.constant(null),
    diastolic: fc.constant(null),
    canonicalValue: fc.integer({ min: 3_600, max: 3_620 }).map((value) => value / 100),
  }),
);
const reading = fc.tuple(numbers, when, assessed).map(([a, b, c]) => ({ ...a, ...b, ...c }));
const pick = fc.nat();

export const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    kind: fc.constant('record' as const),
    readings: fc.array(reading, { minLength: 1, maxLength: 6 }),
  }),
  fc.record({ kind: fc.constant('change' as const), pick, to: reading }),
  fc.record({ kind: fc.constant('move' as const), pick, minutes: fc.integer({ min: -2_000, max: 2_000 }) }),
  fc.record({ kind: fc.constant('delete' as const), pick }),
  fc.record({
    kind: fc.constant('reassess all' as const),
    type: fc.constantFrom('blood_pressure' as const, 'temperature' as const),
    to: assessed,
  }),
  fc.record({ kind: fc.constant('note' as const), pick }),
  fc.record({ kind: fc.constant('remove' as const), pick }),
);

const assessment: Assessment = {
  status: 'not-assessed',
  side: null,
  advice: null,
  reason: 'no-range',
  worst: { status: 'not-assessed', side: null, condition: null, advice: null },
  ways: [],
  asks: [],
};

/** A whole row, for tests that care for a few of its columns. */
export function toRow(
  patientId: string,
  reading: Measured & Assessed & Partial<VitalSignRow>,
): typeof vitalSigns.$inferInsert {
  return {
    id: v7(),
    patientId,
    unit: reading.type === 'blood_pressure' ? 'mm[Hg]' : 'Cel',
    value: reading.canonicalValue,
    side: null,
    assessment,
    assessedAt: reading.measuredAt,
    rangesVersion: 1,
    enteredBy: patientId,
    version: 1,
    createdAt: reading.measuredAt,
    updatedAt: reading.measuredAt,
    ...reading,
  };
}

/** Does one step in a transaction of its own: the person their own, the platform what only it may. */
export async function take(db: Database, patientId: string, one: Step): Promise<void> {
  const person: Actor = { userId: patientId, role: 'PATIENT' };
  if (one.kind === 'record')
    return void (await db.write(person, (tx) =>
      tx.insert(vitalSigns).values(one.readings.map((row) => toRow(patientId, row))),
    ));
  await db.write(one.kind === 'delete' || one.kind === 'note' ? person : 'keeper', async (tx) => {
    const own = and(eq(vitalSigns.patientId, patientId), isNull(vitalSigns.deletedAt));
    const set = (values: Partial<VitalSignRow>, chosen: SQL | undefined) =>
      tx.update(vitalSigns).set(values).where(chosen);
    if (one.kind === 'reassess all') return void (await set(one.to, and(own, eq(vitalSigns.type, one.type))));

    const rows = await tx.select().from(vitalSigns).where(own).orderBy(vitalSigns.id);
    const row = rows[one.pick % Math.max(rows.length, 1)];
    if (!row) return;
    const it = eq(vitalSigns.id, row.id);
    if (one.kind === 'remove') return void (await tx.delete(vitalSigns).where(it));
    if (one.kind === 'delete') return void (await set({ deletedAt: new Date() }, it));
    if (one.kind === 'note') return void (await set({ note: 'After a walk' }, it));
    if (one.kind === 'change') return void (await set(one.to, it));
    await set({ measuredAt: new Date(row.measuredAt.getTime() + one.minutes * 60_000) }, it);
  });
}
