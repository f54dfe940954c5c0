import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { pulse, readingsOf } from '../../../../test/readings';

let api: TestApi;
let who: Person;
beforeAll(async () => {
  api = await startApi();
  who = await api.signedIn();
  // Without a reading no day is counted.
  await readingsOf(api).recorded(who, pulse);
});
afterAll(() => api.close());

const summary = (timezone: string) => api.ask.get('/vital-signs/summary').query({ timezone }).set(by(who));

describe('the time zone of a summary', () => {
  it('is any that this runtime lists', async () => {
    const refused: unknown[] = [];
    for (const name of Intl.supportedValuesOf('timeZone')) {
      const { status, body } = await summary(name);
      if (status !== 200 || body.data.items[0].inRangeRun.days !== 1) refused.push({ name, status });
    }
    expect(refused).toEqual([]);
  });

  it.each(['AET', 'ECT', 'PLT', 'SST', 'VST', 'US/Pacific-New', 'Canada/East-Saskatchewan', 'Asia/Atlantis'])(
    'is refused where IANA has no such name: %s',
    async (name) => {
      const { body } = await summary(name).expect(422);
      expect(body.errors).toEqual([
        {
          pointer: '/query/timezone',
          message: 'Must be the IANA name of a time zone, such as Asia/Kolkata.',
          code: 'timezone',
        },
      ]);
    },
  );
});
