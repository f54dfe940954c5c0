import { exportOf } from '../src/areas/account/test/archive';
import { openRaw, type RawDatabase } from '../src/commands/backup/raw-database';
import { verifyAudit } from '../src/kernel/audit/verify';
import type { Config } from '../src/kernel/environment/config';
import type { Person, TestApi } from './api';

/** The exports of people, the last of them a doctor, and the state of the audit trail. */
export type Kept = { exports: Buffer[]; fingerprint: string; findings: number; entries: number };

export async function keptBy(api: TestApi, people: readonly Person[]): Promise<Kept> {
  const exports: Buffer[] = [];
  for (const [index, person] of people.entries())
    exports.push(await exportOf(api, person, index === 2 ? 'DOCTOR' : 'PATIENT'));
  const { checkpoint, findings, entries } = await verifyAudit(api.context.db, null);
  return { exports, fingerprint: checkpoint.fingerprint, findings: findings.length, entries };
}

const guards = async (db: RawDatabase) => ({
  triggers: await db.query(
    `select tgrelid::regclass::text as of, tgname, tgenabled::text, pg_get_triggerdef(oid) as text from pg_trigger where not tgisinternal order by 1, 2`,
  ),
  policies: await db.query(`select * from pg_policies order by schemaname, tablename, policyname`),
  security: await db.query(
    `select oid::regclass::text as of, relrowsecurity, relforcerowsecurity, relacl::text[] from pg_class where relkind in ('r', 'p') and relnamespace::regnamespace::text !~ '^(pg_|information)' order by 1`,
  ),
  constraints: await db.query(
    `select conrelid::regclass::text as of, conname, convalidated, pg_get_constraintdef(oid) as text from pg_constraint where conrelid <> 0 and connamespace::regnamespace::text !~ '^(pg_|information)' order by 1, 2`,
  ),
});

/** Reads what guards the rows of a database, to compare it with another's. */
export async function guardsOf(
  place: Pick<Config, 'databaseUrl' | 'dataDir'>,
): Promise<Awaited<ReturnType<typeof guards>>> {
  const db = await openRaw(place);
  return guards(db).finally(() => db.close());
}
