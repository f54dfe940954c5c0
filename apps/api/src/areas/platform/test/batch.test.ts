// database: both
// areas: all
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { batched } from '@nadi/api-server/test/batch-journeys';
import { operations } from '@nadi/contract/operations';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { batchesOf } from '../../../../test/batches';
import { pulse, readingsOf } from '../../../../test/readings';
import { auditEntries } from '../../../kernel/tables/audit';
import { idempotencyKeys } from '../../../kernel/tables/idempotency-keys';
import { vitalSigns } from '../../vital-signs/tables/vital-signs';

let api: TestApi;
let send: ReturnType<typeof batchesOf>['send'];
let sent: ReturnType<typeof batchesOf>['sent'];
beforeAll(async () => {
  api = await startApi();
  ({ send, sent } = batchesOf(api));
});
afterAll(() => api.close());

const someone = () => api.signedIn('PATIENT');
const recording = (more: object = {}) => batched('POST /vital-signs', { ...pulse, ...more });
const rowsOf = ({ userId }: Person) =>
  api.look((tx) => tx.select().from(vitalSigns).where(eq(vitalSigns.patientId, userId)));
const statusesOf = (responses: readonly { status: number }[]) => responses.map(({ status }) => status);

/** Calls of the database from now on, and how many were under way together. */
function watchWrites() {
  const { db } = api.context;
  const seen = { most: 0, now: 0 };
  const write: typeof db.write = async (...given) => {
    seen.now += 1;
    seen.most = Math.max(seen.most, seen.now);
    return db.write(...given).finally(() => {
      seen.now -= 1;
    });
  };
  api.context.db = { ...db, write };
  return { seen, stop: () => Object.assign(api.context, { db }) };
}

/** A database that does no more writes for a while. */
async function withoutWrites<T>(work: (tried: { times: number }) => Promise<T>): Promise<T> {
  const { db } = api.context;
  const tried = { times: 0 };
  const write = async () => {
    tried.times += 1;
    throw Object.assign(new Error('away'), { code: '57014' });
  };
  api.context.db = { ...db, write };
  return work(tried).finally(() => Object.assign(api.context, { db }));
}

describe('each request of a batch', () => {
  it('has its own transaction: what the database refuses is undone alone', async () => {
    const who = await someone();
    await api.database.asSuperuser('alter table vital_signs add constraint not_77 check (value <> 77)');
    try {
      const bad = recording({ value: 77 });
      const responses = await sent(who, [recording(), bad, recording()]);
      expect(statusesOf(responses)).toEqual([201, 500, 201]);
      expect(JSON.stringify(responses[1])).not.toMatch(/not_77|constraint/);
      expect((await rowsOf(who)).map(({ value }) => value)).toEqual([72, 72]);
      const keys = await api.look((tx) =>
        tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, who.userId)),
      );
      expect(keys.map(({ key }) => key)).not.toContain(bad.headers['Idempotency-Key']);
    } finally {
      await api.database.asSuperuser('alter table vital_signs drop constraint not_77');
    }
  });

  it('leaves its own entry in the access log, under its own name; the batch leaves none', async () => {
    const who = await someone();
    const requests = [recording(), recording({ value: 1000 }), recording()];
    await send(who, requests).set('X-Request-Id', 'a-batch-with-entries').expect(200);
    const entries = await api.look((tx) =>
      tx.select().from(auditEntries).where(eq(auditEntries.subjectId, who.userId)),
    );
    const told = entries.map(({ operation, requestId, recordIds }) => [
      operation,
      requestId,
      recordIds?.length,
    ]);
    expect(told.sort()).toEqual([
      ['recordVitalSign', 'a-batch-with-entries-1', 1],
      ['recordVitalSign', 'a-batch-with-entries-3', 1],
    ]);
  });

  it('is counted and logged by itself, under the template of its path', async () => {
    const who = await someone();
    await send(who, [recording(), batched(`DELETE /vital-signs/${who.userId}`)]).expect(200);
    const text = await (await fetch(`${api.url}/metrics`)).text();
    expect(text).toMatch(/_count\{operation="recordVitalSign",status="2xx"\} \d+/);
    expect(text).toMatch(/_count\{operation="deleteVitalSign",status="4xx"\} \d+/);
    expect(text).toMatch(/_count\{operation="runBatch",status="2xx"\} \d+/);
    expect(text).not.toContain(who.userId);
  });

  it('makes one row of a key that stands in it twice', async () => {
    const who = await someone();
    const first = recording();
    const responses = await sent(who, [first, { ...first, id: 'again' }]);
    expect(await rowsOf(who)).toHaveLength(1);
    // Tells whoever came while the other was under way to come again.
    const refused = responses.filter(({ status }) => status !== 201);
    for (const one of refused)
      expect(one).toMatchObject({
        status: 409,
        headers: { 'Retry-After': '1' },
        body: { type: '/docs/errors#still-running' },
      });
    const [, again] = await sent(who, [recording(), { ...first, id: 'again' }]);
    expect(again).toMatchObject({ status: 201, body: { data: { id: (await rowsOf(who))[0]?.id } } });
  });

  const deep = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
  it.each([
    ['text that no column keeps', '"note":"a\\u0000b"'],
    ['half a character', '"note":"\\ud83d"'],
    ['a key of the prototype', '"__proto__":{"isAdmin":true}'],
    ['the constructor', '"constructor":{"prototype":{}}'],
    ['a depth without end', `"note":${deep}`],
  ])('is refused alone for %s', async (_, field) => {
    const who = await someone();
    const text = JSON.stringify({ requests: [recording(), recording()] });
    const { body } = await api.ask
      .post('/batch')
      .set(by(who))
      .type('application/json')
      .send(text.replace('"value":72', `"value":72,${field}`))
      .expect(200);
    expect(statusesOf(body.data.responses)).toEqual([422, 201]);
    expect(await rowsOf(who)).toHaveLength(1);
  });

  it('may have a version that is none, and is refused alone for it', async () => {
    const who = await someone();
    const { id } = await readingsOf(api).recorded(who, pulse);
    const change = batched(`PUT /vital-signs/${id}`, { value: 80 }, { 'If-Match': '1' });
    expect(await sent(who, [change, recording()])).toMatchObject([
      { status: 422, body: { errors: [{ pointer: '/header/If-Match' }] } },
      { status: 201 },
    ]);
  });
});

describe('a batch', () => {
  it('does nothing with the keys of the prototype beside its own', async () => {
    const who = await someone();
    const text = JSON.stringify({ requests: [recording()] });
    for (const [from, to, pointer] of [
      ['{"requests"', '{"__proto__":{"a":1},"requests"', '/body/__proto__'],
      ['"headers":{', '"headers":{"constructor":"a",', '/body/requests/0/headers/constructor'],
    ] as const) {
      const { body } = await api.ask
        .post('/batch')
        .set(by(who))
        .type('application/json')
        .send(text.replace(from, to))
        .expect(422);
      expect(body.errors).toEqual([expect.objectContaining({ pointer })]);
    }
    expect(await rowsOf(who)).toEqual([]);
  });

  it('holds fifty of the largest readings, and is refused beyond its limit before anything is done', async () => {
    const who = await someone();
    // Three bytes each, as most letters of India are.
    const full = Array.from({ length: 50 }, () => recording({ note: 'क'.repeat(500) }));
    expect(statusesOf(await sent(who, full))).toEqual(Array(50).fill(201));
    const { bodyLimit } = operations.runBatch;
    const larger = [...full.slice(1), { ...recording(), url: `/${'x'.repeat(bodyLimit)}` }];
    await send(who, larger).expect(413);
    expect(await rowsOf(who)).toHaveLength(50);
  });

  it('takes few connections, however many its sender sends', async () => {
    const who = await someone();
    const { seen, stop } = watchWrites();
    const fifty = () => Array.from({ length: 50 }, () => recording());
    const all = await Promise.all([sent(who, fifty()), sent(who, fifty()), sent(who, fifty())]);
    stop();
    expect(statusesOf(all.flat())).toEqual(Array(150).fill(201));
    expect(seen).toEqual({ most: 4, now: 0 });
  });

  it('answers 503 in the place of each that cannot be served, and soon tries no more', async () => {
    const who = await someone();
    const requests = Array.from({ length: 50 }, () => recording());
    const responses = await withoutWrites(async (tried) => {
      const answered = await sent(who, requests);
      expect(tried.times).toBeLessThan(10);
      return answered;
    });
    for (const one of responses)
      expect(one).toMatchObject({ status: 503, headers: { 'Retry-After': '5' }, body: { success: false } });
    // Nothing is lost: the same again, now that all is well.
    expect(statusesOf(await sent(who, requests))).toEqual(Array(50).fill(201));
    expect(await rowsOf(who)).toHaveLength(50);
  });
});
