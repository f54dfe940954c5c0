// areas: account, identity, vital-signs
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { HealthImport } from '@nadi/contract/schema';
import { formatMoment } from '@nadi/domain/kernel/moment';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { anImport } from '../../../../test/matrix/samples';
import { untilTaken } from '../../../../test/until-taken';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const post = (who: Person, body: object, key?: string) =>
  api.ask
    .post('/health-imports')
    .set({ ...by(who), ...once(key) })
    .send(body);
const imported = async (who: Person, ...readings: object[]): Promise<HealthImport> => {
  const key = crypto.randomUUID();
  const { status, body } = await untilTaken(() => post(who, { name: 'cuff.csv', readings }, key));
  expect(status).toBe(201);
  return body.data;
};
const undo = (who: Person, id: string) => api.ask.patch(`/health-imports/${id}/undo`).set(by(who));
const readings = async (who: Person) =>
  (await api.ask.get('/vital-signs?limit=100').set(by(who)).expect(200)).body.data;

const at = (day: number) => `2026-11-${String(day).padStart(2, '0')}T07:10:00+05:30`;
const pressure = (row: number, day: number, systolic: number, diastolic: number) => ({
  ...{ row, type: 'blood_pressure', unit: 'mm[Hg]', measuredAt: at(day), systolic, diastolic },
});
const weight = (row: number, value: number, unit = 'kg') => ({
  ...{ row, type: 'weight', unit, measuredAt: at(10), value },
});

describe('the readings of a file', () => {
  it('are added and assessed like others, and a critical one is counted', async () => {
    const who = await api.signedIn();
    const made = await imported(who, pressure(2, 14, 122, 78), pressure(3, 15, 188, 124));
    expect(made).toMatchObject({ status: 'added', added: 2, critical: 1, leftOut: [], version: 1 });
    expect(made).not.toHaveProperty('identities');
    const statuses = (await readings(who)).map(
      (one: { interpretation: { status: string } }) => one.interpretation.status,
    );
    expect(statuses).toEqual(['critical', 'in-range']);
  });

  it('are not added twice, neither from the same file nor in another unit, and are counted', async () => {
    const who = await api.signedIn();
    const twice = await imported(who, weight(2, 70), weight(3, 154.3, '[lb_av]'));
    expect(twice).toMatchObject({ added: 1, alreadyThere: 1, leftOut: [] });
    const again = await imported(who, weight(9, 70), weight(10, 71));
    expect(again).toMatchObject({ added: 1, alreadyThere: 1 });
    expect(await readings(who)).toHaveLength(2);
  });

  it('do not come back from a later export of the device after they were corrected or deleted', async () => {
    const who = await api.signedIn();
    await imported(who, weight(2, 170), pressure(3, 14, 128, 82));
    const before = await readings(who);
    const idOf = (kind: string) => before.find(({ type }: { type: string }) => type === kind).id;
    await api.ask
      .delete(`/vital-signs/${idOf('weight')}`)
      .set(by(who))
      .expect(200);
    await api.ask
      .put(`/vital-signs/${idOf('blood_pressure')}`)
      .set(by(who))
      .send({ systolic: 118 })
      .expect(200);
    const later = await imported(who, weight(2, 170), pressure(3, 14, 128, 82), pressure(4, 15, 120, 80));
    expect(later).toMatchObject({ added: 1, alreadyThere: 2 });
    expect(await readings(who)).toHaveLength(2);
  });

  it('are left out with the reason if they are impossible, and the rest is added', async () => {
    const who = await api.signedIn();
    const made = await imported(
      who,
      pressure(2, 14, 1220, 78),
      pressure(3, 14, 70, 120),
      { ...weight(4, 70), measuredAt: '2036-11-10T07:10:00+05:30' },
      { ...weight(5, 70), unit: '%' },
      { row: 6, type: 'pulse', unit: '/min', measuredAt: at(14), value: 70.5 },
      { ...pressure(7, 14, 120, 80), value: 3 },
      weight(8, 70),
    );
    expect(made.added).toBe(1);
    expect(made.leftOut.map(({ row }) => row)).toEqual([2, 3, 4, 5, 6, 7]);
    expect(made.leftOut[0]?.message).toContain('call 112');
  });

  it('are added once for a key, and by one of two requests at once', async () => {
    const who = await api.signedIn();
    await post(who, anImport, 'key-of-import').expect(201);
    await post(who, anImport, 'key-of-import').expect(201);
    const other = await api.signedIn();
    const both = await Promise.all([post(other, anImport), post(other, anImport)]);
    expect(both.map(({ body }) => body.data.added).sort()).toEqual([0, 1]);
    expect([await readings(who), await readings(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('are removed together by undoing, and those that were there before stay', async () => {
    const who = await api.signedIn();
    await imported(who, weight(2, 70));
    const { id } = await imported(who, weight(2, 70), pressure(3, 14, 122, 78), pressure(4, 15, 124, 79));
    expect(await readings(who)).toHaveLength(3);
    const { body } = await undo(who, id).expect(200);
    expect(body.data).toMatchObject({
      id,
      status: 'undone',
      added: 2,
      version: 2,
      undoneAt: expect.any(String),
    });
    expect((await readings(who)).map(({ type }: { type: string }) => type)).toEqual(['weight']);
    expect((await undo(who, id).expect(200)).body.data.version).toBe(2);
    // Added again afterwards, it is no duplicate of what was removed.
    expect(await imported(who, pressure(3, 14, 122, 78))).toMatchObject({ added: 1 });
  });

  it('stay when another person asks to undo their import, and are listed for their owner alone', async () => {
    const [who, other] = [await api.signedIn(), await api.signedIn()];
    const { id } = await imported(who, weight(2, 70));
    await undo(other, id).expect(404);
    await undo(other, 'no-id').expect(404);
    expect(await readings(who)).toHaveLength(1);
    const list = async (person: Person) =>
      (await api.ask.get('/health-imports').set(by(person)).expect(200)).body.data;
    expect(await list(who)).toMatchObject([{ id, added: 1 }]);
    expect(await list(other)).toEqual([]);
    await post(await api.signedIn('DOCTOR'), anImport).expect(403);
  });

  it('are taken in one request up to a thousand, and one more is refused', async () => {
    const who = await api.signedIn();
    const row = (index: number) => ({
      ...pressure(index + 2, 1, 128, 82),
      measuredAt: formatMoment({ at: new Date(Date.parse(at(1)) - index * 60_000), offset: 330 }),
    });
    const all = Array.from({ length: 1000 }, (_, index) => row(index));
    expect(await imported(who, ...all)).toMatchObject({ added: 1000, leftOut: [] });
    await post(who, { name: 'x.csv', readings: [...all, row(1000)] }).expect(422);
  });
});
