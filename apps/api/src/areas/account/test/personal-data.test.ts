// database: both
// areas: all
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { getTableName } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { allTables } from '../../../../generated/personal-data';
import { trail } from '../../../kernel/personal-data';
import { files } from '../../../kernel/tables/files';
import { users } from '../../../kernel/tables/users';
import { exportedColumns } from '../archive/rows';

const { exported, notExported } = allTables;

describe('what is kept of a person', () => {
  it('is listed, table by table: how it is exported and how it is erased', async () => {
    const source = join(import.meta.dirname, '../../..');
    const all = await readdir(source, { recursive: true });
    const tables: string[] = [];
    for (const file of all.filter((path) => /\/tables\/[^/]+\.ts$/.test(path))) {
      const found = Object.values(await import(join(source, file))) as unknown[];
      tables.push(
        ...found.filter((value) => value instanceof PgTable).map((table) => getTableName(table as PgTable)),
      );
    }
    const listed = [...exported, ...notExported].map(({ table }) => getTableName(table));
    expect([...listed, ...trail.map((table) => getTableName(table))].sort()).toEqual(tables.sort());
  });

  it('goes with its account, as the list says', () => {
    const mayStay = (table: PgTable) =>
      trail.includes(table) ||
      exported.some((one) => one.table === table && one.stays !== undefined) ||
      notExported.some((one) => one.table === table && one.erased !== 'with the account');
    const all = [...exported, ...notExported].map(({ table }) => table);
    // Files belong to an account or to a patient without one, so triggers of both take them along (`end_files`): `canary.test.ts` proves it.
    const isByTrigger = (table: PgTable) => table === files;
    for (const table of all.filter((one) => one !== users && !mayStay(one) && !isByTrigger(one))) {
      const goes = getTableConfig(table).foreignKeys.some(({ onDelete }) => onDelete === 'cascade');
      expect([getTableName(table), goes]).toEqual([getTableName(table), true]);
    }
  });

  it('is kept under no other name than its person: who refers to someone loses the name, not the row', () => {
    const toUsers = [...exported, ...notExported].flatMap(({ table }) =>
      getTableConfig(table)
        .foreignKeys.filter((key) =>
          ['users', 'patients'].includes(getTableName(key.reference().foreignTable)),
        )
        .map((key) => [key.reference().columns[0]?.name, key.onDelete] as const),
    );
    const others = toUsers.filter(([, onDelete]) => onDelete !== 'cascade');
    expect(others.sort()).toEqual([
      // An answer stays the person's when the administrator who gave it goes.
      ['answered_by', 'set null'],
      // An account at a provider stays the patient's when whoever connected it goes.
      ['connected_by', 'set null'],
      // A study stays when the doctor who answers for it goes.
      ['coordinator_id', 'set null'],
      // Keeps what was sent to many people, and the templates of it.
      ['created_by', 'set null'],
      ['created_by', 'set null'],
      ['decided_by', 'set null'],
      ['decided_by', 'set null'],
      // Signed notes, messages of their visits, and prescriptions stay with the other side for a term.
      ['doctor_id', 'set null'],
      ['doctor_id', 'set null'],
      ['doctor_id', 'set null'],
      ['doctor_id', 'set null'],
      ['entered_by', 'set null'],
      ['patient_id', 'set null'],
      ['patient_id', 'set null'],
      ['patient_id', 'set null'],
      ['patient_id', 'set null'],
      // An order keeps the name of who decided, and an invoice stays for its legal term.
      ['prescription_decided_by', 'set null'],
      ['started_by', 'set null'],
      ['user_id', 'set null'],
    ]);
  });

  it('names only columns that there are', () => {
    for (const kept of exported) {
      const columns = Object.keys(exportedColumns({ ...kept, leftOut: [] }));
      expect(columns).toEqual(expect.arrayContaining([...kept.leftOut]));
    }
  });
});
