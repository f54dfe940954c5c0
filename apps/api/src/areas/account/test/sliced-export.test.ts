// database: embedded
// areas: goals, vital-signs, identity, integrations, links, medical-history, medicines, notifications, profile, records
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { everyMinute, insertReadings } from '../../../../test/many-readings';
import { ChangedMeanwhile, readAtOnce, readInSlices, rowsOfSlice } from '../archive/pages';
import type { ExportedRow } from '../archive/rows';
import { fullPatient, open } from './archive';

let api: TestApi;
let who: Person;
const slices = 5;

beforeAll(async () => {
  api = await startApi();
  who = await fullPatient(api);
  await insertReadings(api.context, who.userId, everyMinute(api.clock.now(), slices * rowsOfSlice));
}, 120_000);
afterAll(() => api.close());

const actor = () => ({ userId: who.userId, role: 'PATIENT' as const });
const exported = () => api.context.kept.exported;

/** All rows, with something that is done after the first slice. */
async function inSlices(meanwhile: () => Promise<unknown> = async () => {}): Promise<ExportedRow[]> {
  const all: ExportedRow[] = [];
  for await (const page of readInSlices(api.context.db, actor(), exported())) {
    if (all.length === 0) await meanwhile();
    all.push(...page);
  }
  return all;
}

async function atOnce(): Promise<ExportedRow[]> {
  const all: ExportedRow[] = [];
  await api.context.db.read(actor(), async (tx) => {
    for await (const page of readAtOnce(tx, who.userId, exported())) all.push(...page);
  });
  return all;
}

describe('an export in slices', () => {
  it('reads the same rows in the same order as one that is read at once', async () => {
    const expected = await atOnce();
    expect(expected.length).toBeGreaterThan(slices * rowsOfSlice);
    expect(new Set(expected.map(({ section }) => section)).size).toBeGreaterThan(15);
    expect(await inSlices()).toEqual(expected);
  });

  it('leaves out what is added meanwhile: it is of one moment', async () => {
    const expected = await atOnce();
    expect(
      await inSlices(() => insertReadings(api.context, who.userId, everyMinute(api.clock.now(), 3))),
    ).toEqual(expected);
  });

  it.each([
    ['changed', 'update vital_signs set version = version + 1'],
    ['removed', 'delete from vital_signs'],
  ])('notices that a row which it has not read was %s meanwhile', async (_, statement) => {
    const change = () =>
      api.database.asSuperuser(
        `${statement} where id = (select id from vital_signs where patient_id = '${who.userId}' order by id desc limit 1)`,
      );
    await expect(inSlices(change)).rejects.toThrow(ChangedMeanwhile);
    // The cursor is closed, so that the next can be read.
    expect(await inSlices()).toEqual(await atOnce());
  });

  it('lets others read between its slices', async () => {
    const order: string[] = [];
    const asking = api.ask
      .get('/account/export')
      .set(by(who))
      .buffer(true)
      .parse((response, done) => void buffer(response as never).then((bytes) => done(null, bytes)))
      .expect(200)
      .then((answer) => {
        order.push('export');
        return answer;
      });
    for (let number = 0; number < 5; number += 1) {
      await wait(10);
      await api.ask.get('/vital-signs').set(by(who)).expect(200);
      order.push('list');
    }
    const { body } = await asking;
    expect(order.slice(0, 5)).toEqual(['list', 'list', 'list', 'list', 'list']);
    expect(open(body).account.vitalSigns.length).toBeGreaterThan(slices * rowsOfSlice);
  });
});
