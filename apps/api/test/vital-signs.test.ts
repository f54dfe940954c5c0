import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { cast, examples } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { by, once, type Person, startApi, type TestApi } from './api';
import { days, minutes } from './clock';

let api: TestApi;
let patient: Person;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const bloodPressure = examples.recordVitalSign.request.bloodPressure;
const pulse = { type: 'pulse', unit: '/min', value: 72, measuredAt: '2026-11-20T08:00:00+05:30' };

const record = (who: Person, body: object, key?: string) =>
  api.ask
    .post('/vital-signs')
    .set({ ...by(who), ...once(key) })
    .send(body);
const recorded = async (who: Person, body: object): Promise<VitalSign> =>
  (await record(who, body).expect(201)).body.data;
const list = async (who: Person, query = '') =>
  (await api.ask.get(`/vital-signs${query}`).set(by(who)).expect(200)).body;

beforeAll(async () => {
  patient = await api.signedIn();
});

describe('recordVitalSign', () => {
  it('answers what was entered, with its meaning, its version and the offset of the place', async () => {
    const { body, headers } = await record(patient, bloodPressure).expect(201);
    const { id, enteredBy, createdAt, updatedAt, ...rest } =
      examples.recordVitalSign.answers[201].bloodPressure.data;
    expect(body.data).toMatchObject(rest);
    expect(body.data.enteredBy).toEqual({ self: true, name: 'Test Person' });
    expect(headers.etag).toBe('"1"');
  });

  it('says that it does not know where ranges cannot be applied', async () => {
    const unknown = await api.signedIn('PATIENT', {}, { dateOfBirth: null as never });
    const { interpretation } = await recorded(unknown, bloodPressure);
    expect(interpretation).toMatchObject({ status: 'not-assessed', reason: 'age-unknown', source: null });
  });

  it.each([
    [
      'the lower number above the upper',
      { ...bloodPressure, systolic: 80, diastolic: 90 },
      '/body/diastolic',
      'order',
    ],
    [
      '98.6 degrees Celsius',
      { ...pulse, type: 'temperature', unit: 'Cel', value: 98.6 },
      '/body/value',
      'maximum',
    ],
    [
      'more than five minutes ahead',
      { ...pulse, measuredAt: '2026-11-20T09:05:01+05:30' },
      '/body/measuredAt',
      'future',
    ],
    [
      'ahead in another offset',
      { ...pulse, measuredAt: '2026-11-20T03:40:00Z' },
      '/body/measuredAt',
      'future',
    ],
    [
      'before birth',
      { ...pulse, measuredAt: '1972-03-13T23:59:59+05:30' },
      '/body/measuredAt',
      'before-birth',
    ],
    ['a leap second', { ...pulse, measuredAt: '2016-12-31T23:59:60Z' }, '/body/measuredAt', 'format'],
  ])('refuses %s', async (_, body, pointer, code) => {
    const answer = await record(patient, body).expect(422);
    expect(answer.body.errors).toEqual([expect.objectContaining({ pointer, code })]);
  });

  it('takes a clock that is a little ahead', async () => {
    await record(patient, { ...pulse, measuredAt: '2026-11-20T09:04:59+05:30' }).expect(201);
  });
});

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

describe('listVitalSigns', () => {
  let who: Person;
  beforeAll(async () => {
    who = await api.signedIn();
    for (const hour of [1, 2, 3, 4, 5])
      await recorded(who, { ...pulse, value: 60 + hour, measuredAt: `2026-11-19T0${hour}:00:00+05:30` });
    await recorded(who, { ...bloodPressure, measuredAt: '2026-11-19T03:30:00+05:30' });
  });
  const values = (body: { data: VitalSign[] }) => body.data.map(({ value }) => value);

  it('gives the newest first, in pages, with their number', async () => {
    const first = await list(who, '?limit=4');
    expect(values(first)).toEqual([65, 64, null, 63]);
    expect(first.pagination).toEqual({ page: 1, limit: 4, total: 6, pages: 2 });
    expect(values(await list(who, '?limit=4&page=2'))).toEqual([62, 61]);
    expect(values(await list(who, '?limit=4&page=9'))).toEqual([]);
  });

  it('keeps to a type and to moments, the last one excluded, whatever their offset', async () => {
    expect(values(await list(who, '?type=blood_pressure'))).toEqual([null]);
    const from = encodeURIComponent('2026-11-18T20:30:00Z');
    const to = encodeURIComponent('2026-11-19T04:00:00+05:30');
    expect(values(await list(who, `?type=pulse&dateFrom=${from}&dateTo=${to}`))).toEqual([63, 62]);
  });

  it('has ten to a page unless told', async () => {
    expect((await list(await api.signedIn())).pagination).toEqual({ page: 1, limit: 10, total: 0, pages: 0 });
  });
});

describe('updateVitalSign', () => {
  const change = (who: Person, id: string, body: object, headers: Record<string, string> = {}) =>
    api.ask
      .put(`/vital-signs/${id}`)
      .set({ ...by(who), ...headers })
      .send(body);

  it('changes what is given, clears what is null and leaves the rest', async () => {
    const { id } = await recorded(patient, { ...bloodPressure, note: 'after the stairs' });
    const { body, headers } = await change(patient, id, { systolic: 124, note: null }).expect(200);
    expect(body.data).toMatchObject({ systolic: 124, diastolic: 78, note: null, arm: 'left', version: 2 });
    expect(headers.etag).toBe('"2"');
  });

  it('is refused where it was changed since it was read, and shows how it stands', async () => {
    const { id } = await recorded(patient, pulse);
    await change(patient, id, { value: 80 }, { 'If-Match': '"1"' }).expect(200);
    const { body } = await change(patient, id, { value: 90 }, { 'If-Match': '"1"' }).expect(412);
    expect(body.current).toMatchObject({ id, value: 80, version: 2 });
  });

  it.each([
    ['a unit that the value does not fit', { unit: 'Cel' }, '/body/unit'],
    ['a field of another type', { systolic: 120 }, '/body/systolic'],
    ['the future', { measuredAt: '2026-11-21T08:00:00+05:30' }, '/body/measuredAt'],
  ])('what results must be a reading: %s', async (_, body, pointer) => {
    const { id } = await recorded(patient, pulse);
    const answer = await change(patient, id, body).expect(422);
    expect(answer.body.errors.map((fault: { pointer: string }) => fault.pointer)).toContain(pointer);
    const [newest] = (await list(patient, '?type=pulse')).data;
    expect(newest).toMatchObject({ version: 1 });
  });

  it('the numbers of a pair are held against each other also where one changes', async () => {
    const { id } = await recorded(patient, bloodPressure);
    const { body } = await change(patient, id, { diastolic: 122 }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/diastolic', code: 'order' })]);
  });
});

describe('deleteVitalSign', () => {
  it('takes it out of everything; a second time there is none', async () => {
    const who = await api.signedIn();
    const { id } = await recorded(who, pulse);
    await api.ask.delete(`/vital-signs/${id}`).set(by(who)).expect(200, { success: true });
    await api.ask.delete(`/vital-signs/${id}`).set(by(who)).expect(404);
    await api.ask.put(`/vital-signs/${id}`).set(by(who)).send({ value: 70 }).expect(404);
    expect((await list(who)).pagination.total).toBe(0);
    const summary = await api.ask.get('/vital-signs/summary').set(by(who)).expect(200);
    expect(summary.body.data.items).toEqual([]);
  });

  it('is refused where it was changed since', async () => {
    const { id } = await recorded(patient, pulse);
    await api.ask
      .delete(`/vital-signs/${id}`)
      .set({ ...by(patient), 'If-Match': '"2"' })
      .expect(412);
  });
});

describe('of another patient', () => {
  it.each(['put', 'delete'] as const)('%s answers as for one that does not exist', async (method) => {
    const { id } = await recorded(await api.signedIn(), pulse);
    const body = method === 'put' ? { value: 70 } : undefined;
    const theirs = await api.ask[method](`/vital-signs/${id}`).set(by(patient)).send(body).expect(404);
    const absent = await api.ask[method]('/vital-signs/0198f000-0000-7000-8000-00000000dead')
      .set(by(patient))
      .send(body)
      .expect(404);
    const shape = ({ requestId, instance, ...rest }: Record<string, unknown>) => rest;
    expect(shape(theirs.body)).toEqual(shape(absent.body));
  });

  it('an id that is no UUID is absent too', async () => {
    await api.ask
      .delete(`/vital-signs/${encodeURIComponent("1'or'1")}`)
      .set(by(patient))
      .expect(404);
    await api.ask.delete('/vital-signs/not-a-uuid').set(by(patient)).expect(404);
  });
});

describe('the examples of the contract, recorded by hand', () => {
  let asha: Person;
  beforeAll(async () => {
    asha = await api.signedIn('PATIENT', { firstName: 'Asha', lastName: 'Kulkarni' }, cast.profiles.asha);
    for (const reading of cast.readings.asha) {
      const { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, note } = reading;
      const all = { type, unit, measuredAt, systolic, diastolic, value, arm, posture, timing, note };
      await recorded(asha, Object.fromEntries(Object.entries(all).filter(([, given]) => given !== null)));
    }
  });
  const instant = (text: string) => new Date(text).toISOString();

  it('give the summary of the contract', async () => {
    api.clock.set('2026-11-20T09:00:00+05:30');
    const { body } = await api.ask.get('/vital-signs/summary').set(by(asha)).expect(200);
    const expected = examples.readVitalSignSummary.answers[200].asha.data;
    const plain = (items: readonly { type: string }[]) =>
      items
        .map((item) => {
          const { latest, ...counts } = item as typeof item & { latest: VitalSign };
          return {
            ...counts,
            latest: { measuredAt: latest.measuredAt, interpretation: latest.interpretation },
          };
        })
        .sort((a, b) => a.type.localeCompare(b.type));
    expect(plain(body.data.items)).toEqual(plain(expected.items));
    expect(body.data.items[0].type).toBe('blood_pressure');
    expect(instant(body.data.from)).toBe(instant(expected.from));
  });

  it('give the trend of the contract', async () => {
    const { body } = await api.ask.get('/vital-signs/trends?metric=blood_pressure').set(by(asha)).expect(200);
    const { from, to, ...expected } = examples.readVitalSignTrend.answers[200].asha.data;
    expect(body.data).toMatchObject(expected);
    expect([body.data.from, body.data.to].map(instant)).toEqual([from, to].map(instant));
  });
});

describe('readVitalSignSummary', () => {
  const summary = async (who: Person, query = '') =>
    (await api.ask.get(`/vital-signs/summary${query}`).set(by(who)).expect(200)).body.data.items;

  it('keeps the latest of a type that lies before the period, and counts none', async () => {
    const who = await api.signedIn();
    await recorded(who, { ...pulse, measuredAt: '2026-01-05T08:00:00+05:30' });
    expect(await summary(who, '?period=7d')).toEqual([
      expect.objectContaining({ type: 'pulse', count: 0, inRangeDays: 0, latest: expect.anything() }),
    ]);
  });

  it('counts days in the zone that is asked for', async () => {
    const who = await api.signedIn();
    // The high one is on the 19th in Kolkata and on the 18th in UTC.
    await recorded(who, { ...pulse, value: 110, measuredAt: '2026-11-19T03:00:00+05:30' });
    await recorded(who, { ...pulse, measuredAt: '2026-11-19T20:00:00+05:30' });
    await recorded(who, { ...pulse, measuredAt: '2026-11-20T08:00:00+05:30' });
    expect(await summary(who)).toEqual([
      expect.objectContaining({ count: 3, outOfRange: 1, inRangeDays: 1 }),
    ]);
    expect(await summary(who, '?timezone=UTC')).toEqual([expect.objectContaining({ inRangeDays: 2 })]);
  });

  it('a reading that was not assessed ends the run of days', async () => {
    const who = await api.signedIn();
    const glucose = { type: 'glucose', unit: 'mg/dL', value: 90 };
    await recorded(who, { ...glucose, timing: 'fasting', measuredAt: '2026-11-18T08:00:00+05:30' });
    await recorded(who, {
      ...glucose,
      value: 150,
      timing: 'unknown',
      measuredAt: '2026-11-19T08:00:00+05:30',
    });
    await recorded(who, { ...glucose, timing: 'fasting', measuredAt: '2026-11-20T08:00:00+05:30' });
    expect(await summary(who)).toEqual([
      expect.objectContaining({ count: 3, inRange: 2, notAssessed: 1, inRangeDays: 1 }),
    ]);
  });

  it('takes the age at the time of each reading', async () => {
    const young = await api.signedIn('PATIENT', {}, { dateOfBirth: '2008-11-19' });
    await recorded(young, { ...pulse, measuredAt: '2026-11-18T23:30:00+05:30' });
    await recorded(young, { ...pulse, measuredAt: '2026-11-19T00:30:00+05:30' });
    expect(await summary(young)).toEqual([expect.objectContaining({ inRange: 1, notAssessed: 1 })]);
  });

  it('refuses a zone that there is none of', async () => {
    const { body } = await api.ask
      .get('/vital-signs/summary?timezone=Asia/Atlantis')
      .set(by(patient))
      .expect(422);
    expect(body.errors[0].pointer).toBe('/query/timezone');
  });
});

describe('readVitalSignTrend', () => {
  it('is in the canonical unit, whatever unit was entered', async () => {
    const who = await api.signedIn();
    await recorded(who, { ...pulse, type: 'temperature', unit: '[degF]', value: 100.4 });
    await recorded(who, { ...pulse, type: 'temperature', unit: 'Cel', value: 37 });
    const { body } = await api.ask.get('/vital-signs/trends?metric=temperature').set(by(who)).expect(200);
    expect(body.data.series).toEqual([
      expect.objectContaining({ code: 'value', unit: 'Cel', average: 37.5, minimum: 37, maximum: 38 }),
    ]);
  });

  it('shows days instead of readings beyond 400, each as grave as its gravest', async () => {
    const who = await api.signedIn();
    const { insertReadings } = await import('./many-readings');
    const dose = Array.from({ length: 40 }, (_, day) => day).flatMap((day) =>
      Array.from({ length: 12 }, (_, hour) => ({
        at: new Date(api.clock.now().getTime() - days(day) - minutes(hour)),
        systolic: day === 3 && hour === 5 ? 185 : 120,
        diastolic: 80,
      })),
    );
    await insertReadings(api.context, who.userId, dose);
    const { body } = await api.ask
      .get('/vital-signs/trends?metric=blood_pressure&period=90d')
      .set(by(who))
      .expect(200);
    expect(body.data.count).toBe(480);
    expect(body.data.points).toHaveLength(40);
    const statuses = body.data.points.map((point: { status: string }) => point.status);
    expect(statuses.filter((status: string) => status !== 'in-range')).toEqual(['critical']);
    expect(body.data.points.at(-4)).toEqual({
      at: '2026-11-17T12:00:00Z',
      count: 12,
      systolic: 125.4,
      diastolic: 80,
      value: null,
      status: 'critical',
    });
  });
});
