import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../kernel/calendar';
import { dosesToday, statesOf } from './day';
import { aMedicine, doseOf } from './samples';
import { isDoseDay, isSlotOf, slotsOf } from './slots';

const names = (medicine: ReturnType<typeof aMedicine>, from: string, to: string, timeZone: string) =>
  slotsOf(medicine, { from, to, timeZone }).map(({ day, time }) => `${day} ${time}`);

const zones = [
  'Asia/Kolkata',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'Africa/Cairo',
  'Pacific/Kiritimati',
];

describe('the doses of a schedule', () => {
  it('come in order, each planned time of a day once, in every time zone and when clocks are moved', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
    const given = fc.record({
      zone: fc.constantFrom(...zones),
      start: fc.nat(3 * 365).map((days) => addDays('2025-01-01', days)),
      everyDays: fc.integer({ min: 1, max: 4 }),
      times: fc.uniqueArray(time, { minLength: 1, maxLength: 8 }).map((all) => all.sort()),
    });
    fc.assert(
      fc.property(given, ({ zone, start, everyDays, times }) => {
        const medicine = aMedicine({ times, everyDays, startDay: start });
        const slots = slotsOf(medicine, { from: start, to: addDays(start, 20), timeZone: zone });
        const planned = Array.from({ length: 21 }, (_, day) => day)
          .filter((day) => day % everyDays === 0)
          .flatMap((day) => times.map((one) => `${addDays(start, day)} ${one}`));
        expect(slots.map(({ day, time: one }) => `${day} ${one}`).sort()).toEqual(planned);
        const moments = slots.map(({ at }) => at.getTime());
        expect(moments).toEqual([...moments].sort((a, b) => a - b));
      }),
      { numRuns: 300 },
    );
  });

  it('come each once on the days on which clocks are moved', () => {
    const medicine = aMedicine({ times: ['01:30', '02:30', '03:30', '23:30'] });
    for (const zone of zones) {
      const slots = slotsOf(medicine, { from: '2026-10-20', to: '2026-11-05', timeZone: zone });
      expect(new Set(slots.map(({ day, time }) => `${day} ${time}`)).size).toBe(17 * 4);
      expect(slots).toHaveLength(17 * 4);
    }
  });

  it('are on every third day, on days of the week, and in a course of seven days', () => {
    const third = aMedicine({ everyDays: 3, startDay: '2026-11-02' });
    expect(
      ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-05'].map((day) => isDoseDay(third, day)),
    ).toEqual([...[false, true, false, true]]);
    const mondays = aMedicine({ pattern: 'weekdays', everyDays: null, weekdays: [1, 7] });
    expect(['2026-11-22', '2026-11-23', '2026-11-24'].map((day) => isDoseDay(mondays, day))).toEqual([
      true,
      true,
      false,
    ]);
    const course = aMedicine({ startDay: '2026-11-20', endDay: '2026-11-26' });
    expect(names(course, '2026-11-01', '2026-12-31', 'Asia/Kolkata')).toHaveLength(7);
  });

  it('belong to the schedule that was in force, before and after a change', () => {
    const { pattern, everyDays, weekdays, maxInDay, startDay, endDay, doseAmount, doseUnit } = aMedicine();
    const old = {
      pattern,
      everyDays,
      weekdays,
      maxInDay,
      startDay,
      endDay,
      doseAmount,
      doseUnit,
      times: ['08:00'],
    };
    const changed = aMedicine({
      times: ['20:00'],
      earlierSchedules: [{ ...old, until: '2026-11-20T12:00:00Z' }],
    });
    expect(names(changed, '2026-11-19', '2026-11-21', 'UTC')).toEqual([
      ...['2026-11-19 08:00', '2026-11-20 08:00', '2026-11-20 20:00', '2026-11-21 20:00'],
    ]);
    expect(isSlotOf(changed, '2026-11-20', '08:00')).toBe(true);
    expect(isSlotOf(changed, '2026-11-20', '09:00')).toBe(false);
  });

  it('end when a medicine is stopped', () => {
    const stopped = aMedicine({ times: ['08:00', '20:00'], stoppedAt: '2026-11-20T12:00:00Z' });
    expect(names(stopped, '2026-11-20', '2026-11-22', 'UTC')).toEqual(['2026-11-20 08:00']);
  });
});

describe('a dose of today', () => {
  const states = (now: string, timeZone: string, medicine = aMedicine({ times: ['08:00', '23:30'] })) =>
    dosesToday([medicine], [], { now: new Date(now), timeZone }).map(
      ({ day, time, state }) => `${day} ${time} ${state}`,
    );

  it('is later, due, and not recorded, and never more than that', () => {
    expect(states('2026-11-20T07:29:00Z', 'UTC')).toEqual([
      '2026-11-20 08:00 later',
      '2026-11-20 23:30 later',
    ]);
    expect(states('2026-11-20T07:30:00Z', 'UTC')).toContain('2026-11-20 08:00 due');
    expect(states('2026-11-20T09:59:00Z', 'UTC')).toContain('2026-11-20 08:00 due');
    expect(states('2026-11-20T10:00:00Z', 'UTC')).toContain('2026-11-20 08:00 not-recorded');
  });

  it('is still due after midnight, if it was due before it', () => {
    expect(states('2026-11-21T00:20:00Z', 'UTC')[0]).toBe('2026-11-20 23:30 due');
    expect(states('2026-11-21T01:30:00Z', 'UTC').some((one) => one.startsWith('2026-11-20'))).toBe(false);
  });

  it('counts a dose that was recorded in one time zone as recorded in the next', () => {
    const medicine = aMedicine({ times: ['08:00'] });
    const dose = doseOf(medicine, { day: '2026-11-20', time: '08:00', at: '2026-11-20T02:30:00Z' });
    for (const [now, timeZone] of [
      ['2026-11-20T03:00:00Z', 'Asia/Kolkata'],
      ['2026-11-20T13:00:00Z', 'America/New_York'],
    ] as const)
      expect(dosesToday([medicine], [dose], { now: new Date(now), timeZone })).toMatchObject([
        { state: 'taken' },
      ]);
  });

  it('says that a dose is due soon after another was taken, as after a journey to the east', () => {
    const medicine = aMedicine({ times: ['08:00', '20:00'] });
    // The evening's dose in New York is taken an hour and a half before the morning's in India.
    const evening = doseOf(medicine, { day: '2026-11-19', time: '20:00', at: '2026-11-20T01:00:00Z' });
    const given = { now: new Date('2026-11-20T02:30:00Z'), timeZone: 'Asia/Kolkata' };
    const due = (dose: typeof evening) =>
      dosesToday([medicine], [dose], given).find(({ time }) => time === '08:00');
    expect(due(evening)).toMatchObject({ state: 'due', takenAt: '2026-11-20T01:00:00Z' });
    expect(due({ ...evening, status: 'skipped' })).toMatchObject({ state: 'due', takenAt: null });
    expect(due({ ...evening, at: '2026-11-19T14:30:00Z' })).toMatchObject({ state: 'due', takenAt: null });
  });

  it('is due until halfway to the next, where that is near', () => {
    const hourly = aMedicine({ times: ['08:00', '09:00'] });
    expect(states('2026-11-20T08:31:00Z', 'UTC', hourly)).toEqual([
      '2026-11-20 08:00 not-recorded',
      '2026-11-20 09:00 due',
    ]);
  });

  it('asks for no dose from before the medicine was added', () => {
    const added = aMedicine({ times: ['08:00'], createdAt: '2026-11-20T15:00:00Z' });
    expect(states('2026-11-20T16:00:00Z', 'UTC', added)).toEqual([]);
  });

  it('in an hour that the clock passes over is due once, in one that comes twice too', () => {
    for (const [day, now] of [
      ['2026-03-29', '2026-03-29T01:30:00Z'],
      ['2026-10-25', '2026-10-25T00:30:00Z'],
    ] as const) {
      const medicine = aMedicine({ times: ['02:30'], startDay: day });
      const found = statesOf(medicine, [], {
        from: day,
        to: day,
        timeZone: 'Europe/Berlin',
        now: new Date(now),
      });
      expect(found.map(({ state }) => state)).toEqual(['due']);
    }
  });
});
