import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, link, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import packageJson from '../../../package.json' with { type: 'json' };
import { type Config, ConfigError } from '../../kernel/environment/config';
import type { Log } from '../../kernel/environment/log';
import { isSecretKnown, openSecrets } from '../../kernel/keys/secrets';
import {
  fileName,
  format,
  type Manifest,
  manifestName,
  manifestSumName,
  type Part,
  sha256,
} from './manifest';
import { readOwnTables } from './own-tables';
import { sealStream } from './passphrase';
import { holdFolder, openRaw, type RawDatabase, requireDatabase } from './raw-database';
import { beginSnapshot, readFileIds, readMigrations, readRows } from './read-rows';
import { readSequences, type StoredTable } from './schema';
import { endOfArchive, headerOf, paddingAfter } from './tar';

type Given = { config: Config; log: Log; path: string; passphrase: string | null; now: Date };

/**
 * Writes everything that an installation keeps into a new file that only its owner can read; it has its name once it is whole. Throws
 * ConfigError if there is such a file, or if the secret of the installation is not here.
 */
export async function backUp(given: Given): Promise<Manifest> {
  const { config, log, path } = given;
  requireDatabase(config);
  // A secret that is made now opens nothing of this database.
  if (!isSecretKnown(config))
    throw new ConfigError(
      'NADI_SECRET',
      `is not set, and there is no ${join(config.dataDir, 'secret')}. Give the secret of the server whose database this is.`,
    );
  if (existsSync(path)) throw isThere(path);
  const part = `${path}.${randomBytes(8).toString('hex')}.part`;
  const release = await holdFolder(config, log);
  try {
    const manifest = await write(given, part);
    await giveName(part, path);
    return manifest;
  } finally {
    await rm(part, { force: true });
    await release();
  }
}

const isThere = (path: string) =>
  new ConfigError(path, 'is there already. A backup overwrites nothing; name another file.');

/** Gives a whole file its name, unless another has it. */
async function giveName(part: string, path: string): Promise<void> {
  await link(part, path).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') throw isThere(path);
    // Portable drives often know no second name of a file.
    if (!['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS'].includes(error.code ?? '')) throw error;
    await takeName(path);
    await rename(part, path);
  });
  await syncFolder(dirname(path));
}

/** Makes an empty file of this name, which the whole one then replaces at once: no other file is overwritten. Throws ConfigError if there is one. */
async function takeName(path: string): Promise<void> {
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? isThere(path) : error;
  });
  await file.close();
}

/** Makes the names of a folder last through a power failure; some systems open no folder. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r').catch(() => null);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

async function write({ config, log, passphrase, now }: Given, part: string): Promise<Manifest> {
  const file = await open(part, 'wx', 0o600);
  try {
    const db = await openRaw(config);
    try {
      const keys = await openSecrets(config, log);
      const about = { keys: [keys, ...keys.previous].map(({ id }) => id), createdAt: now.toISOString() };
      let manifest: Manifest | undefined;
      const archive = archiveOf(db, config, about, (made) => {
        manifest = made;
      });
      for await (const piece of passphrase === null ? archive : sealStream(archive, passphrase))
        await file.appendFile(piece);
      await file.sync();
      if (!manifest) throw new Error('The archive has no manifest.');
      return manifest;
    } finally {
      await db.close();
    }
  } finally {
    await file.close();
  }
}

async function* piecesOf(file: FileHandle): AsyncGenerator<Buffer> {
  for (;;) {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(65_536));
    if (bytesRead === 0) return;
    yield buffer.subarray(0, bytesRead);
  }
}

/** Gives the bytes of an archive. @param tell takes the manifest once it is written */
async function* archiveOf(
  db: RawDatabase,
  config: Config,
  about: Pick<Manifest, 'keys' | 'createdAt'>,
  tell: (manifest: Manifest) => void,
): AsyncGenerator<Buffer> {
  const parts: Part[] = [];
  async function* part(name: string, size: number, content: AsyncIterable<Buffer> | Iterable<Buffer>) {
    yield headerOf(name, size);
    const hash = sha256();
    let bytes = 0;
    for await (const piece of content) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
    if (bytes !== size) throw new Error(`${name} changed while it was read.`);
    yield paddingAfter(size);
    parts.push({ name, bytes, sha256: hash.digest('hex') });
  }
  await beginSnapshot(db);
  const migrations = await readMigrations(db);
  const { tables, others } = await readOwnTables(db, migrations);
  const counts = new Map<StoredTable, number>();
  for await (const { table, name, rows, content } of readRows(db, tables)) {
    counts.set(table, (counts.get(table) ?? 0) + rows);
    yield* part(name, content.length, [content]);
  }
  const sequences = await readSequences(db);
  const ids = await readFileIds(db, tables);
  await db.run('commit');

  const missingFiles: string[] = [];
  for (const id of ids) {
    const file = await open(join(config.dataDir, 'files', id)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) {
      missingFiles.push(id);
      continue;
    }
    try {
      const { size } = await file.stat();
      yield* part(fileName(id), size, piecesOf(file));
    } finally {
      await file.close();
    }
  }
  const manifest: Manifest = {
    format,
    formatVersion: 1,
    version: packageJson.version,
    ...about,
    database: config.databaseUrl ? 'postgres' : 'embedded',
    migrations,
    tables: tables.map((table) => ({ ...table, rows: counts.get(table) ?? 0 })),
    sequences,
    leftOut: others,
    missingFiles,
    parts: [...parts],
  };
  const text = Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`);
  const sum = Buffer.from(`${sha256().update(text).digest('hex')}\n`);
  yield* part(manifestName, text.length, [text]);
  yield* part(manifestSumName, sum.length, [sum]);
  yield endOfArchive;
  tell(manifest);
}
