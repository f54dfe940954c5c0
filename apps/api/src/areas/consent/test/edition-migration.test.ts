// database: embedded
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { expect, it, jest } from '@jest/globals';
import { kindsEdition } from '@nadi/domain/consent/kinds';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { v7 } from 'uuid';
import { migrationsFolder } from '../../../kernel/db/migrations-folder';

// All migrations run here.
jest.setTimeout(90_000);

/** A copy of the migrations that ends before one, whatever its number is. */
async function migrationsBefore(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-migrations-'));
  await cp(migrationsFolder, folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { tag: string }[] };
  const index = journal.entries.findIndex(({ tag }) => tag.endsWith(name));
  expect(index).toBeGreaterThan(0);
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, index) }));
  return folder;
}

it('keeps consents of before, granted or waiting, in the first edition, and begins new ones in that of today', async () => {
  const older = await migrationsBefore('_medicines_shared');
  const client = await PGlite.create();
  await migrate(drizzle({ client }), { migrationsFolder: older });
  const insert = async (status: string): Promise<string> => {
    const id = v7();
    // Without its triggers and references: only the new column is looked at.
    await client.exec(`set session_replication_role = replica;
      insert into consents (id, patient_id, doctor_id, status, origin, purpose, access_mode, reason, requester, patient, asked_kinds, asked_until,
          kinds, access_until, requested_at, answer_by, allowed_at, granted_at, version, updated_at)
        select '${id}', '${v7()}', '${v7()}', '${status}', 'request', 'CAREMGT', 'VIEW', 'A visit at the clinic.', '{}', '{}', '{medicines}', '2027-01-01',
          kinds, until, '2026-11-01', '2026-11-08', began, began, 1, now()
        from (select case when '${status}' = 'GRANTED' then '{medicines}'::text[] end as kinds, case when '${status}' = 'GRANTED' then '2027-01-01'::timestamptz end as until,
          case when '${status}' = 'GRANTED' then '2026-11-02'::timestamptz end as began) as given;
      reset session_replication_role`);
    return id;
  };
  const [granted, waiting] = [await insert('GRANTED'), await insert('REQUESTED')];

  await migrate(drizzle({ client }), { migrationsFolder });
  const begun = await insert('REQUESTED');
  const { rows } = await client.query('select id, edition from consents order by id');
  expect(rows).toEqual([
    { id: granted, edition: 1 },
    { id: waiting, edition: 1 },
    { id: begun, edition: kindsEdition },
  ]);
  await client.close();
  await rm(older, { recursive: true });
});
