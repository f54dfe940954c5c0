import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log';
import { type Actor, becoming } from './actor';
import type { Database, LastStatement, Work } from './client';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';
import { loadTemplate } from './template';

/** Opens the embedded database in a folder, which it holds alone: PGlite itself lets a second process in without a word. */
export async function openEmbedded(dataDir: string, log: Log): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const release = await lockFolder(dataDir, log);
  const folder = join(dataDir, 'database');
  try {
    const client = existsSync(folder)
      ? await PGlite.create({ dataDir: folder })
      : await PGlite.create({ dataDir: folder, loadDataDir: await loadTemplate() });
    await migrate(drizzle({ client }), { migrationsFolder });
    return await fromPglite(client, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** @param release called once it is closed */
export async function fromPglite(client: PGlite, release: () => Promise<void>): Promise<Database> {
  const orm = drizzle({ client });
  // PGlite's session is a superuser's, whom no row-level security binds: it never works as that.
  await client.exec('set role nadi_gate');
  const within =
    (isWriting: boolean) =>
    <T>(actor: Actor, work: Work<T>): Promise<T> =>
      orm.transaction(async (tx) => {
        for (const statement of becoming(actor, isWriting).split('; ')) await tx.execute(sql.raw(statement));
        const last: LastStatement[] = [];
        const result = await work(tx, (send) => last.push(send));
        for (const send of last) await send(tx);
        return result;
      });
  return {
    kind: 'embedded',
    readOnce: (work) => work(orm),
    read: within(false),
    write: within(true),
    async ping() {
      await client.query('select 1');
    },
    async close() {
      await client.close();
      await release();
    },
  };
}
