// areas: identity, vital-signs
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { by, type Person, startApi, type TestApi } from '../../../../test/api';
import { days, hours } from '../../../../test/clock';
import { failJob } from '../../../../test/jobs/fail-job';
import { pulse, readingsOf } from '../../../../test/readings';
import { countDays } from '../jobs/count-days';

let api: TestApi;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
});
// The clock is moved past the end of a token.
beforeEach(async () => {
  admin = await api.signedIn('ADMIN');
});
afterAll(() => api.close());

const read = async (period = '7d') =>
  (await api.ask.get(`/admin/analytics?period=${period}`).set(by(admin)).expect(200)).body.data;
type Count = { state: string; atLeast: number | null };
const lastOf = async (figure: string): Promise<Count> =>
  (await read()).figures.find((one: { figure: string }) => one.figure === figure).counts.at(-1);
const nextDay = async () => {
  api.clock.advance(days(1));
  admin = await api.signedIn('ADMIN');
};

describe('the analytics of administrators', () => {
  it('say that nothing was counted before a day is over', async () => {
    const { countedTo, figures, outcomes } = await read();
    expect(countedTo).toBeNull();
    expect(figures.every(({ total }: { total: Count }) => total.state === 'UNKNOWN')).toBe(true);
    expect(outcomes).toEqual({ visitsHeld: null, visitsMissed: null, messagesSent: null });
  });

  it('count a day that is over in tens, and tell nothing of fewer', async () => {
    const { recorded } = readingsOf(api);
    const people: Person[] = [];
    for (let index = 0; index < 12; index += 1) people.push(await api.signedIn());
    const measuredAt = api.clock.now().toISOString();
    for (const person of people) await recorded(person, { ...pulse, measuredAt });
    await api.signedIn('DOCTOR');
    await countDays(api.context);
    expect((await read()).countedTo).not.toBeNull();
    expect(await lastOf('readings')).toEqual({ state: 'FEWER', atLeast: null });
    await nextDay();
    await countDays(api.context);
    for (const figure of ['readings', 'active-patients', 'patients-joined'])
      expect([figure, await lastOf(figure)]).toEqual([figure, { state: 'COUNTED', atLeast: 10 }]);
    for (const figure of ['doctors-joined', 'documents', 'doses', 'visits-held'])
      expect([figure, await lastOf(figure)]).toEqual([figure, { state: 'FEWER', atLeast: null }]);
  });

  it('do not change in any period where one person more is below the next ten', async () => {
    const all = async () => {
      const periods = await Promise.all(['7d', '30d', '90d', '1y'].map(read));
      return periods.map(({ figures, outcomes, parts }) => ({ figures, outcomes, parts }));
    };
    const before = await all();
    // As if one more had come yesterday.
    const yesterday = new Date(api.clock.now().getTime() - hours(24));
    await api.signedIn('PATIENT', { createdAt: yesterday });
    await countDays(api.context);
    expect(await all()).toEqual(before);
  });

  it('count a day that nobody counted at its time, and the database refuses a count that is not rounded', async () => {
    await api.database.asSuperuser('delete from daily_figures');
    await countDays(api.context);
    expect(await lastOf('readings')).toEqual({ state: 'COUNTED', atLeast: 10 });
    await expect(
      api.database.asSuperuser("insert into daily_figures values ('2020-01-01', 'readings', 3)"),
    ).rejects.toThrow();
    const kept = await api.database.asSuperuser('select count from daily_figures where count % 10 <> 0');
    expect(kept).toEqual([]);
  });

  it('tell what waits', async () => {
    const before = (await read()).queues;
    await failJob(api.context);
    await api.signedIn('UNVERIFIED_DOCTOR');
    const { queues } = await read();
    expect(queues.jobsFailed).toBe(before.jobsFailed + 1);
    expect(queues.registrationsWaiting).toBe(before.registrationsWaiting + 1);
  });

  it('have weeks in long periods', async () => {
    const { step, parts, figures } = await read('1y');
    expect(step).toBe('week');
    expect(parts).toHaveLength(52);
    expect(figures[0].counts).toHaveLength(52);
    expect((await api.ask.get('/admin/analytics?period=2d').set(by(admin))).status).toBe(422);
    expect((await api.ask.get('/admin/analytics?doctor=x').set(by(admin))).status).toBe(422);
  });
});
