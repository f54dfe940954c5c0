import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/client';
import { by, once, type Person, startApi, type TestApi } from './api';

let api: TestApi;
let person: Person;
let good: Database;
beforeAll(async () => {
  api = await startApi();
  person = await api.signedIn();
  good = { ...api.context.db };
});
afterAll(() => api.close());

const reading = { type: 'pulse', unit: '/min', value: 72, measuredAt: '2026-11-19T08:00:00+05:30' };
const away = (code: string) => () => Promise.reject(Object.assign(new Error('away'), { code }));

describe('where the database is away or too slow', () => {
  it.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57014', '53300', '53100', '40P01'])(
    '%s is 503 with advice when to try again, and all is well afterwards',
    async (code) => {
      Object.assign(api.context.db, { read: away(code), write: away(code) });
      const written = await api.ask
        .post('/vital-signs')
        .set({ ...by(person), ...once() })
        .send(reading)
        .expect(503);
      const read = await api.ask.get('/vital-signs').set(by(person)).expect(503);
      expect([written, read].map(({ headers }) => headers['retry-after'])).toEqual(['5', '5']);
      expect(written.body).toMatchObject({ type: '/docs/errors#unavailable', success: false });
      Object.assign(api.context.db, good);
      await api.ask.get('/vital-signs').set(by(person)).expect(200);
    },
  );

  it('nobody is let in or sent away wrongly while who they are cannot be asked', async () => {
    Object.assign(api.context.db, { readOnce: away('ECONNREFUSED') });
    await api.ask.get('/auth/me').set(by(person)).expect(503);
    Object.assign(api.context.db, good);
    await api.ask.get('/auth/me').set(by(person)).expect(200);
  });

  it('readiness waits two seconds at most; liveness does not ask', async () => {
    Object.assign(api.context.db, { ping: () => new Promise(() => {}) });
    const began = performance.now();
    const { headers } = await api.ask.get('/health/ready').expect(503);
    expect(performance.now() - began).toBeLessThan(4_000);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await api.ask.get('/health/live').expect(200);
    Object.assign(api.context.db, good);
    await api.ask.get('/health/ready').expect(200);
  });

  it('a lost connection is replaced (on Postgres)', async () => {
    if (api.context.db.kind !== 'postgres') return;
    const others = sql`pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
    await api.context.db.write('keeper', (tx) =>
      tx.select({ ended: sql`pg_terminate_backend(pid)` }).from(others),
    );
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => api.ask.get('/vital-signs').set(by(person))),
    );
    for (const { status } of answers) expect([200, 503]).toContain(status);
    await api.ask.get('/vital-signs').set(by(person)).expect(200);
  });
});

describe('a transaction that only reads', () => {
  it('is one to the database too', async () => {
    await expect(
      api.context.db.read('keeper', (tx) =>
        tx
          .select({ made: sql`nextval('drizzle.__drizzle_migrations_id_seq')` })
          .from(sql`(values (1)) as one`),
      ),
    ).rejects.toMatchObject({ cause: { code: '25006' } });
  });
});
