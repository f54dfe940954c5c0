import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { addPatients, type Person } from '../../apps/api/scripts/test/people';
import { startPostgres } from '../../apps/api/scripts/test/postgres';
import { startServerProcess } from '../../apps/api/scripts/test/server-process';
import { openDatabase } from '../../apps/api/src/kernel/db/client';
import { readConfig } from '../../apps/api/src/kernel/environment/config';
import { createLog } from '../../apps/api/src/kernel/environment/log';
import { openSecrets } from '../../apps/api/src/kernel/keys/secrets';
import { freePort } from '../free-port';
import { insertYear } from './many-readings';
import { readingOf } from './outbox/shared';
import type { Result } from './report';
import { type Spread, spreadOf } from './rounds';

/** Hostile requests at once. */
const uploads = 8;
const exports = 4;
/** Readings of the account that is exported. */
const exported = 24_000;
/** Accounts that ask meanwhile, in turn: each may ask 600 times a minute. */
const others = 12;
/** The server allows ten exports an hour for each account. */
const maxRounds = 2;
/** Milliseconds between two requests of the other account, and for which they are measured at rest. */
const every = 20;
const rest = 4_000;
/** Times by which the p95 of the other account may grow. */
const maxGrowth = 3;

type Scene = { url: string; others: readonly Person[]; hostile: readonly Person[]; exporter: Person };

/** Measures how one account slows the requests of another, on both databases: hostile pictures, and exports, several at once. */
export async function measureStall(rounds: number): Promise<Result[]> {
  const results: Result[] = [];
  for (const kind of ['embedded', 'postgres'] as const) {
    const postgres = kind === 'postgres' ? await startPostgres({ isDurable: true }) : undefined;
    if (postgres && 'skip' in postgres) {
      console.log(`Skipped: ${postgres.skip}`);
      continue;
    }
    try {
      await onScene(postgres?.url, async (scene) => {
        results.push(
          ...(await besiege(`${kind}: ${uploads} hostile pictures`, scene, rounds, () =>
            sendPictures(scene),
          )),
          ...(await besiege(`${kind}: ${exports} exports`, scene, Math.min(rounds, maxRounds), () =>
            exportAll(scene),
          )),
        );
      });
    } finally {
      await postgres?.stop();
    }
  }
  return results;
}

/** A server as it is built, on a fresh database in which the accounts are already. */
async function onScene(databaseUrl: string | undefined, work: (scene: Scene) => Promise<void>) {
  const folder = await mkdtemp(join(tmpdir(), 'nadi-stall-'));
  const env = {
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    DATA_DIR: folder,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    NADI_SECRET: 'a secret of at least 32 characters',
    SMTP_URL: 'smtp://127.0.0.1:1',
  };
  const config = readConfig(env);
  const log = createLog('silent');
  const secrets = await openSecrets(config, log);
  const db = await openDatabase(config, log);
  const [exporter, ...people] = await addPatients(db, secrets, 1 + uploads + others);
  if (!exporter) throw new Error('There are no patients.');
  const hostile = people.slice(0, uploads);
  const asking = people.slice(uploads);
  await insertYear(db, exporter, exported);
  // The embedded database is open to one process.
  await db.close();
  const server = await startServerProcess(env);
  try {
    const url = `http://127.0.0.1:${env.PORT}/api/v1`;
    for (let number = 0; number < 10 * others; number += 1)
      await sent(url, personOf(asking, number), '/vital-signs', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body: JSON.stringify(readingOf(number * 1_440)),
      });
    await work({ url, others: asking, hostile, exporter });
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

function personOf(people: readonly Person[], number: number): Person {
  const person = people[number % people.length];
  if (!person) throw new Error('There are no patients.');
  return person;
}

async function besiege(
  what: string,
  { url, others: asking }: Scene,
  rounds: number,
  attack: () => Promise<string>,
): Promise<Result[]> {
  let number = 0;
  const ask = () => {
    number += 1;
    return sent(url, personOf(asking, number), '/vital-signs').catch(() => undefined);
  };
  await measure(ask, wait(1_000));
  const [quiet, besieged]: [number[], number[]] = [[], []];
  let unanswered = 0;
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(p95(await measure(ask, wait(rest))));
    const attacking = attack();
    const times = await measure(ask, attacking);
    console.log(`  ${what}: ${await attacking}`);
    unanswered += times.filter((time) => time === Number.POSITIVE_INFINITY).length;
    besieged.push(p95(times));
  }
  const growth = spreadOf(besieged.map((time, round) => time / (quiet[round] ?? Number.NaN)));
  return [
    { id: 'A1', what: `${what}: p95 of others at rest`, unit: 'ms', spread: spreadOf(quiet) },
    { id: 'A1', what: `${what}: p95 meanwhile`, unit: 'ms', spread: spreadOf(besieged) },
    { id: 'A1', what: `${what}: growth`, unit: 'x', spread: growth, ceiling: maxGrowth },
    { id: 'A1', what: `${what}: refused to others`, unit: '', spread: constant(unanswered), ceiling: 0 },
  ];
}

/** Milliseconds of each request until something ends, sent at a steady pace; infinite for those without a good answer. */
async function measure(ask: () => Promise<Response | undefined>, until: Promise<unknown>): Promise<number[]> {
  const answers: Promise<number>[] = [];
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  until.then(end, end);
  for (; !isOver; await wait(every)) {
    const began = performance.now();
    answers.push(ask().then((answer) => (answer?.ok ? performance.now() - began : Number.POSITIVE_INFINITY)));
  }
  return Promise.all(answers);
}

async function sendPictures({ url, hostile }: Scene): Promise<string> {
  const began = performance.now();
  const statuses = await Promise.all(
    hostile.map(async (person, index) => {
      const form = new FormData();
      form.set('photo', new Blob([new Uint8Array(pictures[index % 2] ?? [])]), 'a picture');
      const answer = await sent(url, person, '/auth/me/photo', { method: 'PUT', body: form });
      return answer.status;
    }),
  );
  return `${statuses.join(' ')} in ${inSeconds(began)}`;
}

async function exportAll({ url, exporter }: Scene): Promise<string> {
  const began = performance.now();
  const all = Array.from({ length: exports }, () => sent(url, exporter, '/account/export'));
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  return `${statuses.join(' ')} in ${inSeconds(began)}`;
}

async function sent(url: string, { token }: Person, path: string, init: RequestInit = {}): Promise<Response> {
  const headers = { authorization: `Bearer ${token}`, ...init.headers };
  const answer = await fetch(url + path, { ...init, headers });
  // The whole of it.
  await answer.arrayBuffer();
  return answer;
}

/** Pictures of one colour, 7,000 pixels a side, in as few bytes as they go: 196 and 392 MB when they are inflated. */
const pictures = [8, 16].map((depth) => {
  const part = (name: string, content: Buffer) => {
    const named = Buffer.concat([Buffer.from(name), content]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(content.length, 0);
    ends.writeUInt32BE(crc32(named), 4);
    return Buffer.concat([ends.subarray(0, 4), named, ends.subarray(4)]);
  };
  const side = 7_000;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([depth, 6, 0, 0, 0], 8);
  const rows = Buffer.alloc(side * (1 + (side * 4 * depth) / 8));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([
    signature,
    part('IHDR', head),
    part('IDAT', deflateSync(rows, { level: 9 })),
    part('IEND', Buffer.alloc(0)),
  ]);
});

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
const constant = (value: number): Spread => ({ min: value, median: value, max: value });
const inSeconds = (began: number) => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
