// areas: account
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MedicalHistory } from '@nadi/contract/schema';
import { eq } from 'drizzle-orm';
import { by, once, type Person, startApi, type TestApi } from '../../../../test/api';
import { days } from '../../../../test/clock';
import { eraseDueAccounts } from '../../account/deletion/erase';
import { medicalHistories, medicalHistoryEntries } from '../tables/medical-histories';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const path = '/patients/medical-history';
const allergy = (name: string, more: object = {}) => ({ kind: 'allergy', name, status: 'active', ...more });
const put = (who: Person, version: number | null, entries: readonly object[], key?: string) =>
  api.ask
    .put(path)
    .set({ ...by(who), ...once(key), ...(version === null ? {} : { 'If-Match': `"${version}"` }) })
    .send({ medicalHistory: { noneKnown: [], entries } });
const read = async (who: Person): Promise<MedicalHistory> =>
  (await api.ask.get(path).set(by(who)).expect(200)).body.data;
const rowsOf = (who: Person) =>
  api.look((tx) =>
    tx.select().from(medicalHistoryEntries).where(eq(medicalHistoryEntries.patientId, who.userId)),
  );

describe('updateMedicalHistory', () => {
  it('takes one of two at once, of the first two too', async () => {
    const who = await api.signedIn();
    for (const version of [0, 1]) {
      const both = await Promise.all([
        put(who, version, [allergy(`Nuts ${version}`)]),
        put(who, version, [allergy(`Milk ${version}`)]),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
      expect((await read(who)).version).toBe(version + 1);
    }
  });

  it('answers the same key as at first, and refuses it with another body', async () => {
    const who = await api.signedIn();
    const first = await put(who, 0, [allergy('Nuts')], 'key-of-history').expect(200);
    expect((await put(who, 0, [allergy('Nuts')], 'key-of-history').expect(200)).text).toBe(first.text);
    await put(who, 0, [allergy('Milk')], 'key-of-history').expect(422);
    expect(await rowsOf(who)).toHaveLength(1);
  });

  it('leaves lists that the change does not name as they are', async () => {
    const who = await api.signedIn();
    const asthma = { kind: 'condition', name: 'Asthma', status: 'active' };
    await put(who, 0, [asthma, allergy('Nuts')]).expect(200);
    await put(who, 1, [allergy('Milk')]).expect(200);
    expect((await read(who)).entries.map(({ name }) => name)).toEqual(['Asthma', 'Milk']);
  });

  it('takes two hundred entries of the longest words, and no more', async () => {
    const who = await api.signedIn();
    const long = (index: number) =>
      allergy(`${'क'.repeat(110)} ${index}`, { note: 'ख'.repeat(500), reaction: 'ग'.repeat(120) });
    const all = Array.from({ length: 200 }, (_, index) => long(index));
    await put(who, null, all).expect(200);
    const { body } = await put(who, null, [...all, long(200)]).expect(422);
    expect(body.errors).toEqual([
      expect.objectContaining({ pointer: '/body/medicalHistory/entries', code: 'maxItems' }),
    ]);
    await put(who, null, [{ ...long(0), note: 'x'.repeat(600_000) }]).expect(413);
    expect((await read(who)).entries).toHaveLength(200);
  });

  it('writes no row of another person, whose id it is sent', async () => {
    const [owner, other] = [await api.signedIn(), await api.signedIn()];
    const { body } = await put(owner, 0, [allergy('Nuts')]).expect(200);
    const [{ id }] = body.data.entries;
    await put(other, 0, [allergy('Milk', { id })]).expect(422);
    expect(await rowsOf(owner)).toEqual([expect.objectContaining({ id, name: 'Nuts' })]);
    expect(await rowsOf(other)).toEqual([]);
  });

  it('refuses a field that there is none of, and text that hides', async () => {
    const who = await api.signedIn();
    for (const wrong of [
      { snomed: '91936005' },
      { name: 'Nuts\u202e' },
      { onset: '2011-13' },
      { onlyYou: 1 },
    ])
      await put(who, null, [allergy('Nuts', wrong)]).expect(422);
    expect(await rowsOf(who)).toEqual([]);
  });
});

it('a row knows the days that its date may mean', async () => {
  const who = await api.signedIn();
  const onsets = ['2011', '2012-02', '2013-05-09', undefined];
  await put(
    who,
    0,
    onsets.map((onset, index) => allergy(`${index}`, { onset })),
  ).expect(200);
  const rows = (await rowsOf(who)).sort((a, b) => Number(a.name) - Number(b.name));
  expect(rows.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    ['2011-01-01', '2011-12-31'],
    ['2012-02-01', '2012-02-29'],
    ['2013-05-09', '2013-05-09'],
    [null, null],
  ]);
});

it('each read and change names the entries in the access log', async () => {
  const who = await api.signedIn();
  const { body } = await put(who, 0, [allergy('Nuts')]).expect(200);
  const [{ id }] = body.data.entries;
  await read(who);
  const log = await api.ask.get('/patients/access-log').set(by(who)).expect(200);
  expect(
    log.body.data
      .slice(0, 2)
      .map((one: { operation: string; recordIds: string[] }) => [one.operation, one.recordIds]),
  ).toEqual([
    ['readMedicalHistory', [id]],
    ['updateMedicalHistory', [id]],
  ]);
});

it('goes with the account', async () => {
  const who = await api.signedIn();
  await put(who, 0, [allergy('Nuts')]).expect(200);
  await api.ask.post('/account/deletion').set(by(who)).expect(200);
  api.clock.advance(days(30));
  await eraseDueAccounts(api.context);
  expect(await rowsOf(who)).toEqual([]);
  expect(
    await api.look((tx) => tx.$count(medicalHistories, eq(medicalHistories.patientId, who.userId))),
  ).toBe(0);
});
