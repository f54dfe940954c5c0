import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../log';
import type { Database } from './client';
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
    return fromPglite(client, release);
  } catch (error) {
    await release();
    throw error;
  }
}

/** A database in memory, made from the migrated template. */
export async function openInMemory(): Promise<Database> {
  return fromPglite(await PGlite.create({ loadDataDir: await loadTemplate() }), async () => {});
}

function fromPglite(client: PGlite, release: () => Promise<void>): Database {
  const orm = drizzle({ client });
  return {
    kind: 'embedded',
    readOnce: (work) => work(orm),
    read: (work) => orm.transaction(work, { accessMode: 'read only' }),
    write: (work) => orm.transaction(work),
    async ping() {
      await client.query('select 1');
    },
    async close() {
      await client.close();
      await release();
    },
  };
}
