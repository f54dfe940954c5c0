// database: both
// areas: all
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { v7 } from 'uuid';
import { allSweeps } from '../../../../generated/sweeps';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, minutes, seconds } from '../../../../test/clock';
import { notAllowed, refusal, run } from '../../../../test/statements';
import { sweepOnce } from '../../../kernel/jobs/housekeeping';
import { eraseRows } from '../../account/offers';
import { maxRows } from '../jobs/sweeps';
import { frontendLogs } from '../tables/frontend-logs';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
afterAll(() => api.close());
beforeEach(() => api.context.db.write('keeper', (tx) => tx.delete(frontendLogs)));

const [example] = examples.recordFrontendLogs.request.broken.logs;
const context = { ...example.context, timestamp: '2026-11-20T09:00:00+05:30' };
const entry = { ...example, timestamp: context.timestamp, context };
const rows = () => api.look((tx) => tx.select().from(frontendLogs).orderBy(frontendLogs.id));

let addresses = 0;
/** From an address of its own, so that no test counts another's. */
const send = (logs: unknown, from = `198.51.100.${++addresses}`, headers: Record<string, string> = {}) =>
  api.ask
    .post('/logs/frontend')
    .set({ 'X-Forwarded-For': from, ...headers })
    .send({ logs } as object);

describe('what pages noticed', () => {
  it('is kept from anyone, and what they claim as a claim', async () => {
    const { text } = await send([entry, { ...entry, level: 'error', errorId: '5f0c19ae' }]).expect(202);
    expect(JSON.parse(text)).toEqual({ success: true });
    expect(await rows()).toMatchObject([
      {
        receivedAt: api.clock.now(),
        noticedAt: new Date(entry.timestamp),
        level: 'warn',
        message: 'GET /api/v1/vital-signs took 1840 ms',
        url: 'https://nadi.example/dashboard',
        tabId: context.sessionId,
        errorId: null,
        claimedUserId: context.userId,
        claimedRole: 'PATIENT',
        userId: null,
      },
      { level: 'error', errorId: '5f0c19ae' },
    ]);
  });

  it('has beside the claim who it is, if that is known', async () => {
    const person = await api.signedIn('DOCTOR');
    const victim = await api.signedIn();
    const claims = { ...entry, context: { ...context, userId: victim.userId, role: 'ADMIN' } };
    await send([claims], undefined, by(person)).expect(202);
    expect(await rows()).toMatchObject([
      { claimedUserId: victim.userId, claimedRole: 'ADMIN', userId: person.userId },
    ]);
  });

  it.each([
    [
      'has expired',
      async (person: Person) => {
        api.clock.advance(minutes(16));
        return person.token;
      },
    ],
    ['is not one', async () => 'not.a.token'],
  ])('is kept where a token %s, as from nobody', async (_, tokenOf) => {
    const token = await tokenOf(await api.signedIn());
    await send([entry], undefined, by({ token })).expect(202);
    expect(await rows()).toMatchObject([{ userId: null }]);
  });

  it('is kept without what addresses and messages must not have, and never refused for it', async () => {
    const url = 'https://nadi.example/dashboard/search?q=canary-query#canary-fragment';
    const message = 'Unexpected token in "canary 142/93" of canary@nadi.example\r\n2026-11-20 level=error';
    await send([{ ...entry, message, context: { ...context, url } }]).expect(202);
    const [kept] = await rows();
    expect(kept).toMatchObject({
      url: 'https://nadi.example/dashboard/search',
      message: 'Unexpected token in … of … # level=error',
    });
    expect(JSON.stringify(kept)).not.toContain('canary');
  });

  it('is kept without parts of addresses that no page and no request has', async () => {
    const url = 'https://nadi.example/dashboard/consents/canary-1/bp-182-121';
    const message = "GET /api/v1/vital-signs/bp-182-121 and /9876543210, after 'it's canary text' there";
    await send([{ ...entry, message, context: { ...context, url } }]).expect(202);
    expect(await rows()).toMatchObject([
      {
        url: 'https://nadi.example/{unknown}',
        message: 'GET /api/v1/vital-signs/{id} and /{unknown} after … there',
      },
    ]);
  });

  it.each(['2016-12-31T23:59:60Z', '0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z'])(
    'has the time of the server where the clock of the device says %s',
    async (timestamp) => {
      await send([{ ...entry, timestamp }]).expect(202);
      expect(await rows()).toMatchObject([{ noticedAt: api.clock.now() }]);
    },
  );
});

describe('what is no batch of entries', () => {
  it.each([
    ['no entry', []],
    ['101 entries', Array.from({ length: 101 }, () => ({ ...entry, message: 'm' }))],
    ['something else than a list', { 0: entry }],
    ['an entry that is text', ['entry']],
    ['a level that there is not', [{ ...entry, level: 'fatal' }]],
    ['a number for a message', [{ ...entry, message: 7 }]],
    ['a message that is too long', [{ ...entry, message: 'm'.repeat(1_001) }]],
    ['a field that there is not', [{ ...entry, form: { systolic: 142 } }]],
    ['a value in the context', [{ ...entry, context: { ...context, body: '142/93' } }]],
    ['a token for the id of a tab', [{ ...entry, context: { ...context, sessionId: 'a.b.c' } }]],
    ['an error id with more in it', [{ ...entry, errorId: '5f0c19ae 142/93' }]],
    ['a zero character', [{ ...entry, message: 'a\u0000b' }]],
    ['a role that there is not', [{ ...entry, context: { ...context, role: 'ROOT' } }]],
  ])('with %s is 422, and nothing is kept', async (_, logs) => {
    await send(logs).expect(422);
    expect(await rows()).toEqual([]);
  });

  it('refuses 1000 entries with 413: more than a beacon takes', async () => {
    await send(Array.from({ length: 1_000 }, () => entry)).expect(413);
    expect(await rows()).toEqual([]);
  });

  it('beyond 64 kB is 413, with a length or without', async () => {
    const huge = [{ ...entry, message: 'x'.repeat(70_000) }];
    await send(huge).expect(413);
    const answer = await fetch(`${api.url}/api/v1/logs/frontend`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: new Blob([JSON.stringify({ logs: huge })]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(answer.status).toBe(413);
  });

  it('as plain text, which other sites may send without asking, is 415', async () => {
    const sent = api.ask.post('/logs/frontend').set('Content-Type', 'text/plain');
    await sent.send(JSON.stringify({ logs: [entry] })).expect(415);
  });
});

describe('a flood', () => {
  it('is refused after 30 in a minute, for each client by itself', async () => {
    const from = '203.0.113.7';
    for (let count = 0; count < 30; count += 1) await send([entry], from).expect(202);
    const refused = await send([entry], from).expect(429);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
    await send([entry]).expect(202);
    api.clock.advance(seconds(60));
    await send([entry], from).expect(202);
  });

  it('fills no disk: beyond so many rows the oldest go', async () => {
    await run(
      api.context.db,
      'keeper',
      sql`insert into frontend_logs (id, received_at, level, message, noticed_at, url, user_agent, tab_id)
        select lpad(to_hex(n), 32, '0')::uuid, ${api.context.clock.now().toISOString()}::timestamptz, 'info', 'n', now(), '/', '', 't'
        from generate_series(1, ${maxRows + 3}::int) n`,
    );
    expect(await sweepOnce(api.context, allSweeps)).toMatchObject({ done: { 'front-end logs': 3 } });
    const [oldest] = await run(api.context.db, 'keeper', sql`select min(id::text) as id from frontend_logs`);
    expect(oldest?.id).toBe('00000000-0000-0000-0000-000000000004');
  }, 120_000);
});

describe('entries', () => {
  it('go after 30 days', async () => {
    await send([entry]).expect(202);
    api.clock.advance(days(30) - 1);
    await sweepOnce(api.context, allSweeps);
    expect(await rows()).toHaveLength(1);
    api.clock.advance(1);
    expect(await sweepOnce(api.context, allSweeps)).toMatchObject({ done: { 'front-end logs': 1 } });
    expect(await rows()).toEqual([]);
  });

  it('go with the account of whom they are, and of whom they say they are', async () => {
    const [person, other] = [await api.signedIn(), await api.signedIn()];
    const of = (userId: string) => ({ ...entry, context: { ...context, userId } });
    await send([of(other.userId)], undefined, by(person)).expect(202);
    await send([of(person.userId)]).expect(202);
    await send([of(other.userId)]).expect(202);
    await api.context.db.write('keeper', (tx) => eraseRows(sql`id = ${person.userId}`, tx, api.context));
    expect(await rows()).toMatchObject([{ claimedUserId: other.userId, userId: null }]);
  });

  it('are read, changed and removed by nobody who asks', async () => {
    const person = await api.signedIn('ADMIN');
    const { db } = api.context;
    const admin = { userId: person.userId, role: 'ADMIN' } as const;
    const insert = sql`insert into frontend_logs (id, received_at, level, message, noticed_at, url, user_agent, tab_id)
      values (${v7()}, now(), 'info', 'm', now(), '/', '', 't')`;
    expect(await refusal(run(db, 'gate', insert))).toBeNull();
    for (const actor of ['gate', admin] as const)
      for (const statement of [
        sql`select message from frontend_logs`,
        sql`update frontend_logs set message = ''`,
        sql`delete from frontend_logs`,
      ])
        expect(await refusal(run(db, actor, statement))).toBe(notAllowed);
    expect(await refusal(run(db, admin, insert))).toBe(notAllowed);
  });

  it('leave nothing of themselves in the log of the server', async () => {
    const lines: string[] = [];
    const { log } = api.context;
    const write = (chunk: unknown, _: string, done: () => void) => {
      lines.push(String(chunk));
      done();
    };
    api.context.log = pino({ level: 'debug' }, new Writable({ write }));
    const url = 'https://nadi.example/kanari?x=kanari';
    await send([{ ...entry, message: 'kanari', context: { ...context, url, userAgent: 'kanari' } }]).expect(
      202,
    );
    await send([{ ...entry, message: 'kanari', kanari: 1 }]).expect(422);
    api.context.log = log;
    expect(lines.join('')).toContain('"operation":"recordFrontendLogs"');
    expect(lines.join('')).not.toContain('kanari');
  });
});
