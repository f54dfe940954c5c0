import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, once, startApi, type TestApi } from './api';
import { minutes } from './clock';
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

describe('one key makes one row', () => {
  it('the same request gets the same answer again, letter for letter', async () => {
    const who = await api.signedIn();
    const first = await record(who, bloodPressure, 'the-same-key').expect(201);
    api.clock.advance(minutes(1));
    const again = await record(who, { ...bloodPressure }, 'the-same-key').expect(201);
    expect(again.text).toBe(first.text);
    expect(again.headers.etag).toBe(first.headers.etag);
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

  it('fifty at once make one row', async () => {
    const who = await api.signedIn();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => record(who, bloodPressure, 'key-of-fifty')),
    );
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect((await list(who)).pagination.total).toBe(1);
  });

  it('a refused request does not use its key up', async () => {
    const who = await api.signedIn();
    await record(who, { ...pulse, measuredAt: '2027-01-01T00:00:00Z' }, 'key-tried-twice').expect(422);
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
