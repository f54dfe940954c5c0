// database: both
// areas: platform
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { fireIfDue, lastMoment, type Schedule } from '../../src/kernel/queue/schedule';
import { startApi, type TestApi } from '../api';
import { days, hours, minutes } from '../clock';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('a moment of a schedule', () => {
  const last = (schedule: Schedule, at: string) => lastMoment(schedule, new Date(at)).toISOString();

  it('is that of the clock on the wall of a person', () => {
    const atNine = { cron: '0 9 * * *', timeZone: 'Asia/Kolkata' };
    expect(last(atNine, '2026-11-20T03:29:59.999Z')).toBe('2026-11-19T03:30:00.000Z');
    expect(last(atNine, '2026-11-20T03:30:00.000Z')).toBe('2026-11-20T03:30:00.000Z');
    expect(last(atNine, '2026-11-20T03:30:00.001Z')).toBe('2026-11-20T03:30:00.000Z');
  });

  it('moves with summer time', () => {
    const atNine = { cron: '0 9 * * *', timeZone: 'Europe/London' };
    expect(last(atNine, '2026-10-24T12:00:00Z')).toBe('2026-10-24T08:00:00.000Z');
    expect(last(atNine, '2026-10-25T12:00:00Z')).toBe('2026-10-25T09:00:00.000Z');
  });
});

describe('a schedule', () => {
  const hourly = { cron: '0 * * * *', timeZone: 'UTC' };
  const waiting = async () =>
    (await api.database.asSuperuser("select 1 from pgboss.job where name = 'housekeeping'")).length;
  const fire = () => fireIfDue('housekeeping', hourly, api.context);
  beforeEach(() => api.database.asSuperuser('delete from pgboss.job'));

  it('fires once, however many servers look, and again at its next moment', async () => {
    const fired = await Promise.all(Array.from({ length: 6 }, fire));
    expect(fired.filter(Boolean)).toHaveLength(1);
    expect(await waiting()).toBe(1);
    expect(await fire()).toBe(false);
    api.clock.advance(minutes(60));
    expect((await Promise.all([fire(), fire()])).filter(Boolean)).toHaveLength(1);
    expect(await waiting()).toBe(2);
  });

  it('fires once for all that nobody was there for', async () => {
    await fire();
    api.clock.advance(days(2) + hours(3));
    expect([await fire(), await fire()]).toEqual([true, false]);
  });
});
