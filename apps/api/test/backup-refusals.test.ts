// database: both
// areas: account, goals, identity, integrations, links, medical-history, medicines, notifications, profile, records, vital-signs
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open as openFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { fullPatient } from '../src/areas/account/test/archive';
import { readArchive } from '../src/commands/backup/check-archive';
import { type Manifest, manifestName, manifestSumName, sha256 } from '../src/commands/backup/manifest';
import { openRaw } from '../src/commands/backup/raw-database';
import { endOfArchive, headerOf, paddingAfter } from '../src/commands/backup/tar';
import { by } from './api';
import { openInstallations, type Place } from './installations';

/** Each place runs every migration. */
jest.setTimeout(240_000);

let all: Awaited<ReturnType<typeof openInstallations>>;
let source: Place;
let archive: string;
let manifest: Manifest;
beforeAll(async () => {
  all = await openInstallations();
  source = await all.fresh();
  const api = await all.serve(source);
  await fullPatient(api);
  await api.close();
  archive = all.pathOf('whole.backup');
  manifest = await all.make(source, archive);
});
afterAll(() => all.close());

/** Runs a statement in the database of a place, as the account that owns it. */
async function change(place: Place, statement: string): Promise<void> {
  const db = await openRaw(place);
  await db.run(statement).finally(() => db.close());
}

describe('backup', () => {
  it('overwrites nothing', async () => {
    const size = (await stat(archive)).size;
    await expect(all.make(source, archive)).rejects.toThrow(/overwrites nothing/);
    expect((await stat(archive)).size).toBe(size);
  });

  it('leaves no file where it fails', async () => {
    const path = all.pathOf('failed.backup');
    const nowhere = {
      ...source,
      dataDir: all.pathOf('nowhere'),
      databaseUrl: all.isServer ? 'postgres://127.0.0.1:1/no' : null,
    };
    await expect(all.make(nowhere, path)).rejects.toThrow();
    expect((await readdir(dirname(path))).filter((name) => name.startsWith('failed'))).toEqual([]);
  });

  it('makes no secret where the one of the installation is missing', async () => {
    const secret = join(source.dataDir, 'secret');
    const text = await readFile(secret);
    await rm(secret);
    await expect(all.make(source, all.pathOf('closed.backup'))).rejects.toThrow(/^NADI_SECRET: is not set/);
    expect(existsSync(secret)).toBe(false);
    await writeFile(secret, text, { mode: 0o600 });
  });

  it('leaves out a table that somebody else made, says so, and can be restored', async () => {
    await change(source, 'create table public.notes_of_the_clinic (text text)');
    const path = all.pathOf('foreign.backup');
    const made = await all.make(source, path);
    await change(source, 'drop table public.notes_of_the_clinic');
    expect(made.leftOut).toEqual(['"public"."notes_of_the_clinic"']);
    expect(made.tables).toEqual(manifest.tables);
    await all.put(await all.fresh(), path);
  });

  it('refuses a database whose tables were changed by hand, which no restore could make', async () => {
    await change(source, 'alter table public.consents add column by_hand text');
    await expect(all.make(source, all.pathOf('changed.backup'))).rejects.toThrow(/"public"."consents"/);
    await change(source, 'alter table public.consents drop column by_hand');
    await all.make(source, all.pathOf('mended.backup'));
  });
});

describe('restore', () => {
  it('refuses an archive that was altered or cut before it changes anything', async () => {
    const bytes = await readFile(archive);
    const place = await all.fresh();
    const path = all.pathOf('wrong.backup');
    // Bytes of headers, rows, files and what fills their last blocks, and the two blocks at the end.
    const places = Array.from({ length: 61 }, (_, index) => Math.floor((index / 61) * bytes.length));
    for (const at of [...places, 156, 510, 511, bytes.length - 700, bytes.length - 1]) {
      const altered = Buffer.from(bytes);
      altered[at] = (altered[at] ?? 0) ^ 1;
      await writeFile(path, altered);
      await expect(all.put(place, path)).rejects.toThrow(/cannot be restored.*Nothing was changed/);
    }
    for (const length of [0, 400, Math.floor(bytes.length / 2), bytes.length - 1_500]) {
      await writeFile(path, bytes.subarray(0, length));
      await expect(all.put(place, path)).rejects.toThrow(/cannot be restored.*Nothing was changed/);
    }
    expect(existsSync(join(place.dataDir, 'files'))).toBe(false);
    await all.put(place, archive);
  });

  /** The archive with another manifest. */
  async function rewritten(change: (manifest: Manifest) => Manifest): Promise<string> {
    const path = all.pathOf(`${randomUUID()}.backup`);
    const file = await openFile(path, 'wx');
    const write = async (name: string, bytes: Buffer) => {
      for (const piece of [headerOf(name, bytes.length), bytes, paddingAfter(bytes.length)])
        await file.write(piece);
    };
    const text = Buffer.from(JSON.stringify(change(manifest)));
    for await (const { name, content } of readArchive(archive, null)) {
      const bytes = await buffer(content);
      if (name !== manifestName && name !== manifestSumName) await write(name, bytes);
    }
    await write(manifestName, text);
    await write(manifestSumName, Buffer.from(sha256().update(text).digest('hex')));
    await file.write(endOfArchive);
    await file.close();
    return path;
  }

  it('refuses an archive of a newer version', async () => {
    const place = await all.fresh();
    const newer = await rewritten((made) => ({
      ...made,
      migrations: [...made.migrations, { hash: 'of a later one', createdAt: '1900000000000' }],
    }));
    await expect(all.put(place, newer)).rejects.toThrow(/newer or another than this version's/);
  });

  it('undoes everything where a row is missing at the end', async () => {
    const place = await all.fresh();
    const api = await all.serve(place);
    const who = await api.signedIn();
    await api.close();
    const wrong = await rewritten((made) => ({
      ...made,
      tables: made.tables.map((table) => ({ ...table, rows: table.rows + Number(table.name === 'users') })),
    }));
    await expect(all.put(place, wrong, { isReplacing: true })).rejects.toThrow(/users has not as many rows/);
    const again = await all.serve(place);
    await again.ask.get('/auth/me').set(by(who)).expect(200);
    await again.close();
  });

  it('names the key that is missing, and goes on without it where that is asked for', async () => {
    for (const secret of [null, 'a secret of another installation']) {
      const place = await all.fresh(secret);
      await expect(all.put(place, archive)).rejects.toThrow(`the key ${manifest.keys[0]} is not here`);
      expect(existsSync(join(place.dataDir, 'secret'))).toBe(secret !== null);
      if (secret !== null) await all.put(place, archive, { isWithoutKeys: true });
    }
  });

  it('refuses an archive that is not sealed where a passphrase is given', async () => {
    const place = await all.fresh();
    await expect(all.put(place, archive, { passphrase: 'seven herons over the weir' })).rejects.toThrow(
      /is set, and the archive is not sealed/,
    );
  });

  it('keeps what an earlier restore was replacing when it was cut off', async () => {
    const place = await all.fresh();
    const replaced = join(place.dataDir, 'files.replaced');
    await mkdir(replaced);
    await writeFile(join(replaced, 'a file of then'), 'content');
    await expect(all.put(place, archive, { isReplacing: true })).rejects.toThrow(/earlier restore/);
    expect(await readdir(replaced)).toEqual(['a file of then']);
    await rm(replaced, { recursive: true });
    await all.put(place, archive, { isReplacing: true });
  });
});
