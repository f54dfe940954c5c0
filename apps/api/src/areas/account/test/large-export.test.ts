// areas: vital-signs
import { readdir } from 'node:fs/promises';
import { get } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountExport } from '@nadi/contract/schema';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { everyMinute, insertReadings } from '../../../../test/many-readings';
import type { Reader, Transaction } from '../../../kernel/db/transaction';
import type { FileStore } from '../../../kernel/files/store';
import { takingTurns } from '../../../kernel/limits/turns';
import { auditEntries } from '../../../kernel/tables/audit';
import { writeArchive } from '../archive/archive';
import { readAtOnce, rowsAtOnce } from '../archive/pages';
import { open } from './archive';

let api: TestApi;
let files: FileStore;
let who: Person;
const pages = 6;

beforeAll(async () => {
  api = await startApi();
  files = { ...api.context.files };
  who = await api.signedIn();
  await insertReadings(api.context, who.userId, everyMinute(api.clock.now(), pages * rowsAtOnce));
}, 120_000);
afterAll(() => api.close());

const tools = () => ({ files, now: api.clock.now(), kept: api.context.kept });

/** Rows that each answer of the database brought. */
function counting(tx: Transaction, counts: number[]): Reader {
  const execute = async (...given: Parameters<Transaction['execute']>) => {
    const answer = await tx.execute(...given);
    const { rows } = answer as unknown as { rows: unknown[] };
    counts.push(rows.length);
    return answer;
  };
  return new Proxy(tx, { get: (target, name) => (name === 'execute' ? execute : Reflect.get(target, name)) });
}

describe('a large export', () => {
  it('is read page by page, each after what came of the one before was taken', async () => {
    const { userId } = who;
    const counts: number[] = [];
    const readWhenTaken: number[] = [];
    await api.context.db.read({ userId, role: 'PATIENT' }, (tx) =>
      writeArchive(
        { ...tools(), pages: readAtOnce(counting(tx, counts), userId, api.context.kept.exported) },
        async () => {
          readWhenTaken.push(counts.length);
        },
      ),
    );
    expect(Math.max(...counts)).toBe(rowsAtOnce);
    expect(counts.length).toBeGreaterThan(pages);
    // Bytes were taken between most pages; of something that is put together first, they all come at its end.
    expect(new Set(readWhenTaken).size).toBeGreaterThan(pages / 2);
  });

  it('is of one moment, whatever is written meanwhile, and keeps nobody from writing', async () => {
    // The embedded database does one thing at a time.
    if (api.database.url === null) return;
    const { userId } = who;
    const parts: Uint8Array[] = [];
    let isWritten = false;
    await api.context.db.read({ userId, role: 'PATIENT' }, (tx) =>
      writeArchive(
        { ...tools(), pages: readAtOnce(tx, userId, api.context.kept.exported) },
        async (bytes) => {
          parts.push(bytes);
          if (isWritten) return;
          isWritten = true;
          await insertReadings(api.context, userId, everyMinute(api.clock.now(), 3));
          await api.ask.get('/vital-signs').set(by(who)).expect(200);
        },
      ),
    );
    const { account } = open(Buffer.concat(parts));
    expect(account.vitalSigns).toHaveLength(pages * rowsAtOnce);
    expect(account.accessLog).toEqual([]);
  });

  it('leaves in the order of ids, and whole', async () => {
    const answer = await api.ask.get('/account/export').set(by(who)).buffer(true).parse(collect).expect(200);
    expect(Number(answer.headers['content-length'])).toBe(answer.body.length);
    const ids = (open(answer.body).account as AccountExport).vitalSigns.map(({ id }) => id);
    expect(ids.length).toBeGreaterThanOrEqual(pages * rowsAtOnce);
    expect(ids).toEqual([...ids].sort());
    expect(await entries()).toContain('exportAccount');
  });
});

const collect = (response: unknown, done: (error: Error | null, bytes: Buffer) => void) =>
  void buffer(response as NodeJS.ReadableStream).then((bytes) => done(null, bytes));

const entries = async (): Promise<string[]> =>
  (await api.look((tx) => tx.select().from(auditEntries))).map(({ operation }) => operation);

describe('an export that is not taken to its end', () => {
  it('gives the database back where its reader has gone, and leaves no entry, since nothing left', async () => {
    const before = (await entries()).length;
    let isClosed = () => {};
    const closed = new Promise<void>((resolve) => {
      isClosed = resolve;
    });
    const asked = get(`${api.url}/api/v1/account/export`, { headers: by(who) });
    asked.on('error', () => {});
    const gone = new Promise((resolve) => asked.once('close', resolve));
    api.context.files.openSpool = async () => {
      const spool = await files.openSpool();
      let isFirst = true;
      return {
        ...spool,
        async write(bytes) {
          await spool.write(bytes);
          if (!isFirst) return;
          isFirst = false;
          asked.destroy();
          await gone;
          await api.ask.get('/health/live').expect(200);
        },
        close: () => spool.close().then(isClosed),
      };
    };
    await closed;
    Object.assign(api.context.files, files);
    expect(await entries()).toHaveLength(before);
    await api.ask.get('/vital-signs').set(by(who)).expect(200);
  });

  it('is a problem where it cannot be made, with no byte of it and no entry', async () => {
    const before = (await entries()).length;
    api.context.files.openSpool = async () => ({
      ...(await files.openSpool()),
      write: () => Promise.reject(Object.assign(new Error('No space.'), { code: 'ENOSPC' })),
    });
    const { status, headers } = await api.ask.get('/account/export').set(by(who));
    Object.assign(api.context.files, files);
    expect([status, headers['content-type']]).toEqual([503, 'application/problem+json; charset=utf-8']);
    expect(await entries()).toHaveLength(before);
  });

  it('holds no connection while its reader is slow', async () => {
    const answer = await new Promise<NodeJS.ReadableStream>((resolve) =>
      get(`${api.url}/api/v1/account/export`, { headers: by(who) }, resolve),
    );
    // Nothing of the body is read yet; the embedded database would wait for the transaction.
    await api.ask.get('/vital-signs').set(by(who)).expect(200);
    expect((open(await buffer(answer)).account as AccountExport).account.id).toBe(who.userId);
  });
});

describe('a spool', () => {
  it('gives back what was written, and has no name in the meantime', async () => {
    const spool = await files.openSpool();
    const pieces = Array.from({ length: 50 }, (_, index) => Buffer.alloc(10_000 + index, index));
    for (const piece of pieces) await spool.write(piece);
    expect(await readdir(join(api.context.config.dataDir, 'spool'))).toEqual([]);
    expect(spool.length()).toBe(Buffer.concat(pieces).length);
    expect(await buffer(spool.read())).toEqual(Buffer.concat(pieces));
  });
});

describe('taking turns', () => {
  it('lets so many in at once, the others in their order, also after one that failed', async () => {
    const inTurn = takingTurns(2);
    const order: string[] = [];
    const ends = new Map<string, (isGood: boolean) => void>();
    const start = (name: string) =>
      inTurn(order, async () => {
        order.push(name);
        const isGood = await new Promise<boolean>((resolve) => ends.set(name, resolve));
        if (!isGood) throw new Error(name);
      }).catch(() => order.push(`${name} failed`));
    const all = ['a', 'b', 'c', 'd'].map(start);
    expect(order).toEqual(['a', 'b']);
    ends.get('b')?.(false);
    await all[1];
    expect(order.slice(2).sort()).toEqual(['b failed', 'c']);
    ends.get('a')?.(true);
    await all[0];
    expect(order.at(-1)).toBe('d');
    for (const name of ['c', 'd']) ends.get(name)?.(true);
    await Promise.all(all);
  });
});
