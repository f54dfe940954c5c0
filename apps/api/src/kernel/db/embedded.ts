import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { Log } from '../environment/log';
import { type Actor, setRole, type TimeOf } from './actor';
import type { Channels } from './channels';
import type { Database, LastStatement, Work } from './client';
import { lockFolder } from './folder-lock';
import { migrationsFolder } from './migrations-folder';
import { lendShelf, type Shelf } from './prepared';
import { loadTemplate } from './template';
import type { Transaction } from './transaction';

/** Opens the embedded database in a folder, for this process only: PGlite itself would silently let a second process in. */
export async function openEmbedded(dataDir: string, log: Log, timeOf?: TimeOf): Promise<Database> {
  await mkdir(dataDir, { recursive: true });
  const release = await lockFolder(dataDir, log);
  const folder = join(dataDir, 'database');
  try {
    // An empty database in its place would look as if everything were lost.
    if (!existsSync(folder) && existsSync(`${folder}.replaced`))
      throw new Error(
        `A restore was cut off: ${folder}.replaced is the database that it was replacing. Move it back, or remove it and restore again.`,
      );
    const client = existsSync(folder)
      ? await PGlite.create({ dataDir: folder })
      : await PGlite.create({ dataDir: folder, loadDataDir: await loadTemplate() });
    await migrate(drizzle({ client }), { migrationsFolder });
    return await fromPglite(client, release, timeOf);
  } catch (error) {
    await release();
    throw error;
  }
}

/** @param release called once it is closed */
export async function fromPglite(
  client: PGlite,
  release: () => Promise<void>,
  timeOf?: TimeOf,
): Promise<Database> {
  const orm = drizzle({ client });
  // PGlite's session is that of a superuser, to whom row-level security does not apply: it never works as that.
  await client.exec('set role nadi_gate');
  const { during, shelf } = createShelf();
  const within =
    (isWriting: boolean) =>
    <T>(actor: Actor, work: Work<T>): Promise<T> =>
      client.transaction(async (session) => {
        await session.exec(setRole(actor, isWriting, timeOf));
        const tx = ormOver(session);
        const takeBack = lendShelf(tx, shelf);
        return during(session, async () => {
          const last: LastStatement[] = [];
          const result = await work(
            tx,
            (send) => last.push(send),
            () => {},
          );
          for (const send of last) await send(tx);
          return result;
        }).finally(takeBack);
      });
  return {
    kind: 'embedded',
    readOnce: (work) => work(orm),
    read: within(false),
    write: within(true),
    // It waits for no disk; what was committed is with the system, as it survives a crash of this process.
    flush: within(false),
    async ping() {
      await client.query('select 1');
    },
    openChannels: async () => channelsOf(client),
    async close() {
      await client.close();
      await release();
    },
  };
}

/** Its notifications stay within this process, which is the only server on it. */
function channelsOf(client: PGlite): Channels {
  const stops: (() => Promise<void>)[] = [];
  return {
    async listen(channel, hear) {
      stops.push(await client.listen(channel, hear));
    },
    adapter: null,
    async close() {
      for (const stop of stops.splice(0)) await stop();
    },
  };
}

type Session = Pick<PGlite, 'query'>;

// The ORM uses no other part of a client.
const ormOver = (session: Session): Transaction => drizzle({ client: session as PGlite });

/** Queries that are built once, for whichever transaction runs: there is one at a time. */
function createShelf(): { shelf: Shelf; during<T>(session: Session, work: () => Promise<T>): Promise<T> } {
  let running: Session | undefined;
  const query: Session['query'] = async (...given) => {
    if (!running) throw new Error('The transaction is over.');
    return running.query(...given);
  };
  return {
    shelf: { orm: ormOver({ query }), prepared: new Map() },
    async during(session, work) {
      running = session;
      return work().finally(() => {
        running = undefined;
      });
    },
  };
}
