import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { examples } from '@nadi/contract/examples';
import type { VitalSign } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { minutes } from '../../../../test/clock';
import { bloodPressure, pulse, readingsOf } from '../../../../test/readings';
import { vitalSigns } from '../tables/vital-signs';

let api: TestApi;
let patient: Person;
let record: ReturnType<typeof readingsOf>['record'];
let recorded: ReturnType<typeof readingsOf>['recorded'];
let list: ReturnType<typeof readingsOf>['list'];
beforeAll(async () => {
  api = await startApi();
  ({ record, recorded, list } = readingsOf(api));
  patient = await api.signedIn();
});
afterAll(() => api.close());

describe('recordVitalSign', () => {
  it('answers what was entered, with its meaning, its version and the offset of the place', async () => {
    const { body, headers } = await record(patient, bloodPressure).expect(201);
    const { id, enteredBy, createdAt, updatedAt, ...rest } =
      examples.recordVitalSign.answers[201].bloodPressure.data;
    expect(body.data).toMatchObject(rest);
    expect(body.data.enteredBy).toEqual({ self: true, name: 'Test Person' });
    expect(headers.etag).toBe('"1"');
  });

  it('asks for an age that it does not know; until then ranges for adults hold', async () => {
    const unknown = await api.signedIn('PATIENT', {}, { dateOfBirth: null as never });
    const { interpretation } = await recorded(unknown, bloodPressure);
    expect(interpretation).toMatchObject({ status: 'in-range', asks: ['date-of-birth'] });
    expect(interpretation.ranges.map(({ group }) => group)).toEqual(['adult']);
  });

  it('keeps where a temperature was taken', async () => {
    const temperature = { ...pulse, type: 'temperature', unit: 'Cel', value: 37, site: 'ear' };
    expect(await recorded(patient, temperature)).toMatchObject({ site: 'ear', earlierInterpretations: [] });
    const { body } = await record(patient, { ...pulse, site: 'ear' }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/site' })]);
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
    expect(first.pagination).toMatchObject({ page: 1, limit: 4, total: 6, pages: 2 });
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
    expect((await list(await api.signedIn())).pagination).toEqual({
      page: 1,
      limit: 10,
      total: 0,
      pages: 0,
      next: null,
    });
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

  it('another unit alone is refused: 40 mg/dL are not 40 mmol/L', async () => {
    const glucose = { ...pulse, type: 'glucose', unit: 'mg/dL', value: 40, timing: 'fasting' };
    const { id } = await recorded(patient, glucose);
    const { body } = await change(patient, id, { unit: 'mmol/L' }).expect(422);
    expect(body.errors).toEqual([expect.objectContaining({ pointer: '/body/value', code: 'required' })]);
    const { body: changed } = await change(patient, id, { unit: 'mmol/L', value: 2.2 }).expect(200);
    expect(changed.data).toMatchObject({ unit: 'mmol/L', value: 2.2 });
    expect(changed.data.interpretation.ranges[0].limits[0].unit).toBe('mmol/L');
    await change(patient, id, { unit: 'mmol/L', note: 'the same unit' }).expect(200);
  });

  it('reassesses other numbers; another note leaves the assessment as it was made', async () => {
    const { id, interpretation } = await recorded(patient, bloodPressure);
    const assessedAt = async () => {
      const [row] = await api.look((tx) =>
        tx.select({ at: vitalSigns.assessedAt }).from(vitalSigns).where(eq(vitalSigns.id, id)),
      );
      return row?.at.getTime();
    };
    const before = await assessedAt();
    api.clock.advance(minutes(1));
    const noted = await change(patient, id, { note: 'after a walk' }).expect(200);
    expect(noted.body.data.interpretation).toEqual(interpretation);
    expect(await assessedAt()).toBe(before);
    const { body } = await change(patient, id, { systolic: 185 }).expect(200);
    expect(body.data.interpretation).toMatchObject({ status: 'critical', side: 'high' });
    expect(await assessedAt()).toBe(api.clock.now().getTime());
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
