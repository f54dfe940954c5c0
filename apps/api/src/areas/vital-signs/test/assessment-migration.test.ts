// database: embedded
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, jest } from '@jest/globals';
import { rangesVersion } from '@nadi/domain/vital-signs/assessment';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { v7 } from 'uuid';
import { fromPglite } from '../../../kernel/db/embedded';
import { migrationsFolder } from '../../../kernel/db/migrations-folder';
import { markOutdated, reassessDue } from '../jobs/reassess-due';

// All migrations run twice here.
jest.setTimeout(90_000);

/** A copy of the migrations that ends before one. */
async function migrationsBefore(tag: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const index = journal.entries.findIndex((one) => one.tag === tag);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return folder;
}

it('makes facts of the answers on pregnancy, and has readings of before assessed in the background', async () => {
  const older = await migrationsBefore('0007_judgements');
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: older });
  const [pregnant, silent, denied, reading] = [v7(), v7(), v7(), v7()];
  for (const [id, answer] of [
    [pregnant, 'pregnant'],
    [silent, 'unknown'],
    // The old question did not ask for a birth in the last six weeks.
    [denied, 'not-pregnant'],
  ]) {
    await client.query(
      `insert into users (id, role, first_name, last_name, email, password_hash, terms_accepted_at, created_at, updated_at)
        values ($1, 'PATIENT', 'A', 'B', $2, 'h', now(), now(), now())`,
      [id, `${id}@nadi.example`],
    );
    await client.query(
      `insert into patient_profiles (user_id, date_of_birth, gender, pregnancy, version, updated_at)
        values ($1, '1994-05-21', 'FEMALE', $2, 1, '2026-10-01T22:00:00Z')`,
      [id, answer],
    );
  }
  await client.query(
    `insert into vital_signs (id, patient_id, type, unit, systolic, diastolic, measured_at, measured_offset, entered_by, version, created_at, updated_at)
      values ($1, $2, 'blood_pressure', 'mm[Hg]', 165, 85, '2026-11-10T03:00:00Z', 330, $2, 1, now(), now())`,
    [reading, pregnant],
  );

  await migrate(drizzle({ client }), { migrationsFolder });
  const facts = await client.query('select patient_id, type, from_date::text, to_date from health_facts');
  expect(facts.rows).toEqual([
    { patient_id: pregnant, type: 'pregnant', from_date: '2026-10-01', to_date: null },
  ]);
  const row = async () => {
    await client.exec('reset role');
    const { rows } = await client.query('select status, ranges_version from vital_signs');
    return rows[0];
  };
  expect(await row()).toEqual({ status: 'not-assessed', ranges_version: 0 });

  const db = await fromPglite(client, async () => {});
  const tools = { db, clock: { now: () => new Date('2026-11-20T03:30:00Z') }, newId: () => v7() };
  await markOutdated(tools);
  expect(await reassessDue(tools)).toBe(0);
  expect(await row()).toEqual({ status: 'critical', ranges_version: rangesVersion });
  await client.exec('reset role');
  expect((await client.query('select * from earlier_assessments')).rows).toEqual([]);
  await db.close();
  await rm(older, { recursive: true, force: true });
});
