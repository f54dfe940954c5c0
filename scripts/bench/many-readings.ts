import { assess, rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import type { Person } from '../../apps/api/scripts/test/people';
import { vitalSigns } from '../../apps/api/src/areas/vital-signs/tables/vital-signs';
import type { Database } from '../../apps/api/src/kernel/db/client';
import type { Stage } from './stage';

const year = 365 * 1_440;

/** Inserts a year of one type and does the housekeeping that a server of Postgres does after it. */
export async function addYear(stage: Stage, person: Person, count: number): Promise<void> {
  await insertYear(stage.db, person, count);
  await settle(stage);
}

/** Inserts a year of one type, evenly spread up to now, in one statement; every five hundredth is high and needs attention. */
export async function insertYear(
  db: Pick<Database, 'write'>,
  { userId }: Person,
  count: number,
): Promise<void> {
  const now = new Date();
  const subject = { dateOfBirth: '1972-03-14', gender: 'FEMALE' as const, facts: [] };
  const templates = [72, 135].map((value) => {
    const assessment = assess({ type: 'pulse', unit: '/min', value }, subject, now.toISOString());
    return {
      value,
      assessment,
      status: assessment.status,
      side: assessment.side,
      worst: assessment.worst.status,
    };
  });
  await db.write('keeper', (tx) =>
    tx.insert(vitalSigns).select(sql`
      select gen_random_uuid(), ${userId}::uuid, 'pulse', '/min', null::int, null::int, value + n % 9, value + n % 9, null, null, null, null, null,
        date_trunc('milliseconds', ${now.toISOString()}::timestamptz - n * ${(year / count) * 60}::float8 * interval '1 second'), 330, ${userId}::uuid,
        status, side, worst, assessment, ${now.toISOString()}::timestamptz, ${rangesVersion}::int, 1,
        ${now.toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, null, false
      from generate_series(0, ${count - 1}) as n join jsonb_to_recordset(${JSON.stringify(templates.map((one, index) => ({ ...one, index })))}::jsonb)
        as one(index int, value float8, assessment jsonb, status text, side text, worst text) on index = (n % 500 = 0)::int`),
  );
}

/** Does the database's own housekeeping of a year: one large load leaves a version of each day for each reading. */
export async function settle({ env }: Stage): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  await client.query('vacuum analyze').finally(() => client.end());
}
