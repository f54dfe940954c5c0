// database: both
// areas: identity, vital-signs
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import { idempotencyKeys } from '../src/kernel/tables/idempotency-keys';
import { by, once, startApi, type TestApi } from './api';
import { days, minutes } from './clock';
import { bloodPressure, pulse, readingsOf } from './readings';

let api: TestApi;
let record: ReturnType<typeof readingsOf>['record'];
let recorded: ReturnType<typeof readingsOf>['recorded'];
let list: ReturnType<typeof readingsOf>['list'];
beforeAll(async () => {
  api = await startApi();
  ({ record, recorded, list } = readingsOf(api));
});
afterAll(() => api.close());

/** Skips where one connection serves everyone: the first is done there before the second begins. */
const onPostgres = process.env.NADI_TEST_DATABASE === 'postgres' ? it : it.skip;
/** The headers of an answer that are not of the moment. */
const lasting = ({ date: _, 'x-request-id': __, ...headers }: Record<string, string>) => headers;

describe('one key makes one row', () => {
  it('the same request gets the same answer again, letter for letter', async () => {
    const who = await api.signedIn();
    const first = await record(who, bloodPressure, 'the-same-key').expect(201);
    api.clock.advance(minutes(1));
    const again = await record(who, { ...bloodPressure }, 'the-same-key').expect(201);
    expect(again.text).toBe(first.text);
    expect(lasting(again.headers)).toEqual(lasting(first.headers));
    expect(again.headers.etag).toBe('"1"');
    expect((await list(who)).pagination.total).toBe(1);
  });

  it('the order of fields does not make it another request', async () => {
    const who = await api.signedIn();
    const reversed = Object.fromEntries(Object.entries(bloodPressure).reverse());
    const first = await record(who, bloodPressure, 'key-of-two-orders').expect(201);
    expect((await record(who, reversed, 'key-of-two-orders').expect(201)).text).toBe(first.text);
  });

  it('another body is refused, and so is another operation', async () => {
    const who = await api.signedIn();
    const { body } = await record(who, bloodPressure, 'key-of-one-body').expect(201);
    const other = await record(who, { ...bloodPressure, systolic: 130 }, 'key-of-one-body').expect(422);
    expect(other.body.errors[0]).toMatchObject({ pointer: '/header/Idempotency-Key', code: 'idempotency' });
    await api.ask
      .delete(`/vital-signs/${body.data.id}`)
      .set({ ...by(who), ...once('key-of-one-body') })
      .expect(422);
  });

  it('another version to change is another request', async () => {
    const who = await api.signedIn();
    const { id } = await recorded(who, pulse);
    const change = (version: { 'If-Match'?: string }) =>
      api.ask
        .put(`/vital-signs/${id}`)
        .set({ ...by(who), ...once('key-of-one-version'), ...version })
        .send({ value: 75 });
    const first = await change({ 'If-Match': '"1"' }).expect(200);
    expect((await change({ 'If-Match': '"1"' }).expect(200)).text).toBe(first.text);
    for (const other of [{ 'If-Match': '"2"' }, {}])
      expect((await change(other).expect(422)).body.errors).toEqual([
        expect.objectContaining({ pointer: '/header/Idempotency-Key', code: 'idempotency' }),
      ]);
  });

  it('a key that was used before hashes told of versions still gets its answer', async () => {
    const who = await api.signedIn();
    const first = await record(who, pulse, 'key-of-an-older-server').expect(201);
    const request = { operation: 'recordVitalSign', path: {}, query: {}, uploaded: [] };
    const inOrder = Object.fromEntries(Object.entries(pulse).sort(([a], [b]) => (a < b ? -1 : 1)));
    const { operation, path, query, uploaded } = request;
    const older = createHash('sha256')
      .update(JSON.stringify({ body: inOrder, operation, path, query, uploaded }))
      .digest('hex');
    await api.context.db.write('keeper', (tx) =>
      tx
        .update(idempotencyKeys)
        .set({ requestHash: older })
        .where(eq(idempotencyKeys.key, 'key-of-an-older-server')),
    );
    expect((await record(who, pulse, 'key-of-an-older-server').expect(201)).text).toBe(first.text);
    await record(who, { ...pulse, value: 80 }, 'key-of-an-older-server').expect(422);
  });

  it('fifty at once make one row: the others get its answer, or are told to come again and get it then', async () => {
    const who = await api.signedIn();
    const ask = () => record(who, bloodPressure, 'key-of-fifty');
    const answers = await Promise.all(Array.from({ length: 50 }, ask));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([]);
    const again = await ask().expect(201);
    expect(new Set(taken.map(({ text }) => text))).toEqual(new Set([again.text]));
    expect((await list(who)).pagination.total).toBe(1);
  });

  onPostgres(
    'whoever comes while the first is running is told so at once, holding no connection',
    async () => {
      const who = await api.signedIn();
      let letGo: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const running = await new Promise<{ first: Promise<void> }>((resolve) => {
        const first = api.context.db.write('keeper', async (tx) => {
          await tx.execute(
            sql`select pg_advisory_xact_lock(hashtextextended(${`${who.userId} key-of-a-slow-one`}, 0))`,
          );
          resolve({ first });
          await held;
        });
      });
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => record(who, pulse, 'key-of-a-slow-one')),
      );
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([409]));
      expect(answers[0]).toMatchObject({
        headers: { 'retry-after': '1' },
        body: { type: '/docs/errors#still-running', detail: expect.stringContaining('still running') },
      });
      letGo();
      await running.first;
      await record(who, pulse, 'key-of-a-slow-one').expect(201);
      expect((await list(who)).pagination.total).toBe(1);
    },
  );

  it('a key is good for 90 days, over any session; afterwards it is a new one, for any request', async () => {
    const who = await api.signedIn();
    const first = await record(who, bloodPressure, 'key-of-a-journey').expect(201);
    api.clock.advance(days(90) - minutes(1));
    const signIn = { email: who.email, password: who.password };
    const { body } = await api.ask.post('/auth/login').send(signIn).expect(200);
    const later = { ...who, token: body.data.token };
    expect((await record(later, bloodPressure, 'key-of-a-journey').expect(201)).text).toBe(first.text);
    api.clock.advance(minutes(1));
    const second = await record(later, pulse, 'key-of-a-journey').expect(201);
    expect(second.body.data.type).toBe('pulse');
    expect((await record(later, pulse, 'key-of-a-journey').expect(201)).text).toBe(second.text);
    await record(later, bloodPressure, 'key-of-a-journey').expect(422);
    expect((await list(later)).pagination.total).toBe(2);
  });

  it('a refused request does not use its key up', async () => {
    const who = await api.signedIn();
    await record(who, { ...pulse, measuredAt: '2030-01-01T00:00:00Z' }, 'key-tried-twice').expect(422);
    await record(who, pulse, 'key-tried-twice').expect(201);
  });

  it('people do not share keys', async () => {
    const [one, other] = [await api.signedIn(), await api.signedIn()];
    const first = await record(one, pulse, 'key-of-everyone').expect(201);
    const second = await record(other, pulse, 'key-of-everyone').expect(201);
    expect(second.body.data.id).not.toBe(first.body.data.id);
  });

  it('a change and a deletion can be repeated by key', async () => {
    const who = await api.signedIn();
    const { id } = await recorded(who, pulse);
    const change = () =>
      api.ask
        .put(`/vital-signs/${id}`)
        .set({ ...by(who), ...once('key-of-change'), 'If-Match': '"1"' })
        .send({ value: 75 });
    const first = await change().expect(200);
    expect((await change().expect(200)).text).toBe(first.text);
    const remove = () => api.ask.delete(`/vital-signs/${id}`).set({ ...by(who), ...once('key-of-deletion') });
    await remove().expect(200);
    await remove().expect(200);
  });
});
