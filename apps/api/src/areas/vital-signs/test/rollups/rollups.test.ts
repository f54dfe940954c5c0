// database: both
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { v7 } from 'uuid';
import { openTestDatabase, type TestDatabase } from '../../../../../test/database';
import { notAllowed, refusal, run } from '../../../../../test/statements';
import { users } from '../../../../kernel/tables/users';
import { vitalSignDays } from '../../tables/vital-sign-days';
import { vitalSigns } from '../../tables/vital-signs';
import { countedDays, keptDays } from './days';
import { step, take, toRow } from './histories';

jest.setTimeout(120_000);

const onPostgres = process.env.NADI_TEST_DATABASE === 'postgres' ? it : it.skip;
const waiting = sql`count(*) filter (where not granted and database = (select oid from pg_database where datname = current_database())
  or not granted and locktype = 'transactionid')`;

let db: TestDatabase;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

async function addPatient(): Promise<string> {
  const [id, now] = [v7(), new Date()];
  await db.write('keeper', (tx) =>
    tx.insert(users).values({
      id,
      role: 'PATIENT',
      firstName: 'Test',
      lastName: 'Person',
      email: `${id}@nadi.example`,
      emailVerifiedAt: now,
      passwordHash: '',
      termsAcceptedAt: now,
      createdAt: now,
      updatedAt: now,
    }),
  );
  return id;
}

const reading = {
  type: 'blood_pressure',
  systolic: 118,
  diastolic: 76,
  canonicalValue: null,
  measuredAt: new Date('2026-10-30T20:00:00Z'),
  measuredOffset: 330,
  status: 'in-range',
  worst: 'in-range',
} as const;

describe('days of readings', () => {
  it('are what the readings say, after each step of any history', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (history) => {
        const patient = await addPatient();
        for (const one of history) {
          await take(db, patient, one);
          expect(await keptDays(db, patient)).toEqual(await countedDays(db, patient));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('are what the readings say, where many write at once', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
        const patient = await addPatient();
        await take(db, patient, { kind: 'record', readings: [reading, { ...reading, systolic: 99 }] });
        // A change that loses a race for a lock is refused and has written nothing.
        await Promise.allSettled(steps.map((one) => take(db, patient, one)));
        expect(await keptDays(db, patient)).toEqual(await countedDays(db, patient));
      }),
      { numRuns: 20 },
    );
  });

  it('hold where the day before is emptied while another adds to it', async () => {
    const patient = await addPatient();
    for (let round = 0; round < 20; round += 1) {
      await take(db, patient, { kind: 'record', readings: [reading] });
      await Promise.all([
        take(db, patient, { kind: 'delete', pick: 0 }),
        take(db, patient, { kind: 'record', readings: [reading] }),
        take(db, patient, { kind: 'move', pick: 1, minutes: -1_440 }),
      ]);
      expect(await keptDays(db, patient)).toEqual(await countedDays(db, patient));
    }
  });

  onPostgres('count what another wrote who held the day before', async () => {
    const patient = await addPatient();
    await take(db, patient, { kind: 'record', readings: [reading, { ...reading, systolic: 90 }] });
    let removing: Promise<void> | undefined;
    await db.write('keeper', async (tx) => {
      await tx.insert(vitalSigns).values(toRow(patient, { ...reading, systolic: 140 }));
      removing = take(db, patient, { kind: 'delete', pick: 0 });
      // Wait until the other waits for the lock of the day.
      while (Number((await tx.select({ count: waiting }).from(sql`pg_locks`))[0]?.count) === 0);
    });
    await removing;
    expect(await keptDays(db, patient)).toEqual(await countedDays(db, patient));
  });

  it('go with the account', async () => {
    const patient = await addPatient();
    await take(db, patient, { kind: 'record', readings: [reading] });
    expect(Object.keys(await keptDays(db, patient))).toHaveLength(1);
    await db.write('keeper', (tx) => tx.delete(users).where(eq(users.id, patient)));
    expect(await keptDays(db, patient)).toEqual({});
  });

  it('come back by counting everything anew', async () => {
    const patient = await addPatient();
    await take(db, patient, { kind: 'record', readings: [reading, { ...reading, measuredOffset: 0 }] });
    await db.asSuperuser('delete from vital_sign_days');
    expect(await keptDays(db, patient)).toEqual({});
    await run(db, 'keeper', sql`select rebuild_vital_sign_days()`);
    expect(await keptDays(db, patient)).toEqual(await countedDays(db, patient));
    expect(Object.keys(await keptDays(db, patient))).toHaveLength(2);
  });

  it('are read by their person and written by nobody', async () => {
    const [patient, other] = [await addPatient(), await addPatient()];
    await take(db, patient, { kind: 'record', readings: [reading] });
    const seenBy = (userId: string) =>
      db.read({ userId, role: 'PATIENT' }, (tx) => tx.select().from(vitalSignDays));
    expect(await seenBy(patient)).toHaveLength(1);
    expect(await seenBy(other)).toHaveLength(0);
    const actor = { userId: patient, role: 'PATIENT' } as const;
    for (const statement of [
      sql`update vital_sign_days set count = 7`,
      sql`delete from vital_sign_days`,
      sql`insert into vital_sign_days select * from vital_sign_days`,
      sql`select rebuild_vital_sign_days()`,
    ])
      expect(await refusal(run(db, actor, statement))).toBe(notAllowed);
  });

  it('hold for thousands of rows in one statement', async () => {
    const patient = await addPatient();
    const row = toRow(patient, reading);
    await db.write('keeper', (tx) => tx.insert(vitalSigns).values(row));
    await run(
      db,
      'keeper',
      sql`insert into vital_signs (id, patient_id, type, unit, systolic, diastolic, measured_at, measured_offset, entered_by, status, worst,
        assessment, assessed_at, ranges_version, version, created_at, updated_at)
        select gen_random_uuid(), patient_id, type, unit, 100 + n % 50, 70, timestamptz '2026-01-01T00:00:00Z' + n * interval '7 minutes', 330,
          patient_id, status, worst, assessment, assessed_at, 1, 1, created_at, updated_at
        from vital_signs, generate_series(1, 5000) n where id = ${row.id}`,
    );
    expect(await keptDays(db, patient)).toEqual(await countedDays(db, patient));
    await run(
      db,
      'keeper',
      sql`update vital_signs set status = 'high', worst = 'critical' where patient_id = ${patient}`,
    );
    expect(await keptDays(db, patient)).toEqual(await countedDays(db, patient));
  });
});
