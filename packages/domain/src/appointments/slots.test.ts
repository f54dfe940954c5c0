import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '../kernel/calendar';
import { instantAt, localDay, localTime, offsetAt } from '../kernel/time-zone';
import { presetAvailability } from './availability';
import { firstSlots, openingsOf, type Slot, slotAt, slotsOf, timesOf } from './slots';
import type { Availability } from './visit';

const rulesWith = (changes: Partial<Availability>): Availability => ({
  ...presetAvailability,
  noticeMinutes: 0,
  ...changes,
});
const every = (from: string, to: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from, to, types: ['video_call' as const] }));
const starts = (slots: readonly Slot[], timeZone: string) =>
  slots.map(({ start }) => localTime(start, timeZone).time.slice(0, 5));
const now = new Date('2026-11-20T09:00:00+05:30');

describe('slots', () => {
  it('fill the hours of a day with visits and the pauses after them', () => {
    const rules = rulesWith({ weekly: every('09:00', '10:30'), visitMinutes: 25, bufferMinutes: 5 });
    const slots = slotsOf(rules, { from: '2026-11-23', days: 1, busy: [], now });
    expect(starts(slots, rules.timeZone)).toEqual(['09:00', '09:30', '10:00']);
  });

  it('leave out what is taken, with the pause around it', () => {
    const rules = rulesWith({ weekly: every('09:00', '11:00'), visitMinutes: 30, bufferMinutes: 10 });
    const busy = [
      { start: new Date('2026-11-23T09:40:00+05:30'), end: new Date('2026-11-23T10:10:00+05:30') },
    ];
    const slots = slotsOf(rules, { from: '2026-11-23', days: 1, busy, now });
    expect(starts(slots, rules.timeZone)).toEqual(['09:00', '10:20']);
  });

  it('begin after the notice, and end with the days ahead', () => {
    const rules = rulesWith({ weekly: every('09:00', '12:00'), noticeMinutes: 90, daysAhead: 1 });
    const slots = slotsOf(rules, { from: '2026-11-20', days: 31, busy: [], now });
    expect(slots[0]?.start.toISOString()).toBe('2026-11-20T05:00:00.000Z');
    expect(new Set(slots.map(({ start }) => localDay(start, rules.timeZone)))).toEqual(
      new Set(['2026-11-20', '2026-11-21']),
    );
  });

  it('follow exceptions: a closed day, closed hours, and an extra clinic', () => {
    const rules = rulesWith({
      weekly: [{ day: 1, from: '09:00', to: '12:00', types: ['video_call'] }],
      exceptions: [
        { date: '2026-11-23', kind: 'closed', from: '10:00', to: '11:00', types: ['video_call'], note: null },
        { date: '2026-11-30', kind: 'closed', from: null, to: null, types: ['video_call'], note: null },
        { date: '2026-11-28', kind: 'extra', from: '09:00', to: '10:00', types: ['in_clinic'], note: null },
      ],
    });
    const slots = slotsOf(rules, { from: '2026-11-21', days: 14, busy: [], now });
    expect(slots.map(({ start, types }) => [localTime(start, rules.timeZone), types[0]])).toEqual([
      [{ date: '2026-11-23', time: '09:00:00' }, 'video_call'],
      [{ date: '2026-11-23', time: '09:30:00' }, 'video_call'],
      [{ date: '2026-11-23', time: '11:00:00' }, 'video_call'],
      [{ date: '2026-11-23', time: '11:30:00' }, 'video_call'],
      [{ date: '2026-11-28', time: '09:00:00' }, 'in_clinic'],
      [{ date: '2026-11-28', time: '09:30:00' }, 'in_clinic'],
    ]);
  });

  it.each([
    // Clocks go forward at 2:00 in New York on 8 March 2026, and back at 2:00 on 1 November 2026.
    ['2026-03-08', ['01:00', '01:30', '03:00', '03:30']],
    ['2026-11-01', ['01:00', '01:30', '01:00', '01:30', '02:00', '02:30', '03:00', '03:30']],
    ['2026-06-01', ['01:00', '01:30', '02:00', '02:30', '03:00', '03:30']],
  ])('of the hours 1 to 4 on %s are as many as the clock has', (date, expected) => {
    const rules = rulesWith({ timeZone: 'America/New_York', weekly: every('01:00', '04:00') });
    expect(starts(timesOf(rules, date), rules.timeZone)).toEqual(expected);
  });

  it('names the same instants for a patient in another zone', () => {
    const rules = rulesWith({ timeZone: 'Europe/London', weekly: every('09:00', '09:30') });
    const [before, after] = ['2026-10-24', '2026-10-25'].map((date) => timesOf(rules, date)[0]?.start);
    expect(before && localTime(before, 'Asia/Kolkata').time).toBe('13:30:00');
    expect(after && localTime(after, 'Asia/Kolkata').time).toBe('14:30:00');
  });

  it('are found again by their beginning, and only by that', () => {
    const rules = rulesWith({ weekly: every('09:00', '12:00') });
    const at = (text: string) => slotAt(rules, new Date(text), { busy: [], now, type: 'video_call' });
    expect(at('2026-11-23T09:30:00+05:30')).toBeDefined();
    expect(at('2026-11-23T09:31:00+05:30')).toBeUndefined();
    expect(
      slotAt(rules, new Date('2026-11-23T09:30:00+05:30'), { busy: [], now, type: 'in_clinic' }),
    ).toBeUndefined();
  });
});

const zone = fc.constantFrom(
  'Asia/Kolkata',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'UTC',
);
const date = fc.integer({ min: 0, max: 364 }).map((day) => addDays('2026-01-01', day));
const time = fc
  .integer({ min: 0, max: 287 })
  .map(
    (step) => `${String(Math.floor(step / 12)).padStart(2, '0')}:${String((step % 12) * 5).padStart(2, '0')}`,
  );
const hours = fc
  .tuple(fc.integer({ min: 1, max: 7 }), time, time)
  .filter(([, from, to]) => from < to)
  .map(([day, from, to]) => ({ day, from, to, types: ['video_call' as const] }));
const exception = fc
  .tuple(date, fc.constantFrom('closed' as const, 'extra' as const), time, time)
  .filter(([, , from, to]) => from < to)
  .map(([on, kind, from, to]) => ({ date: on, kind, from, to, types: ['in_clinic' as const], note: null }));
const rules = fc.record({
  timeZone: zone,
  visitMinutes: fc.integer({ min: 1, max: 24 }).map((step) => step * 5),
  bufferMinutes: fc.integer({ min: 0, max: 6 }).map((step) => step * 5),
  noticeMinutes: fc.integer({ min: 0, max: 2000 }),
  daysAhead: fc.integer({ min: 1, max: 365 }),
  weekly: fc.uniqueArray(hours, { maxLength: 7, selector: ({ day }) => day }),
  exceptions: fc.array(exception, { maxLength: 6 }),
});

it('no slot overlaps another with its pause, leaves the hours, or touches what is taken, in any zone and on any day', () => {
  fc.assert(
    fc.property(rules, date, fc.integer({ min: 0, max: 20 }), (one, from, nth) => {
      const clock = new Date(`${from}T00:00:00Z`);
      const free = slotsOf(one, { from, days: 10, busy: [], now: clock });
      const taken = free[nth];
      const busy = taken ? [taken] : [];
      const slots = slotsOf(one, { from, days: 10, busy, now: clock });
      const pause = one.bufferMinutes * 60_000;
      for (const [index, slot] of slots.entries()) {
        const before = slots[index - 1];
        expect(slot.end.getTime() - slot.start.getTime()).toBe(one.visitMinutes * 60_000);
        // Two openings that touch are apart by themselves; within one, the pause lies between.
        if (before) expect(slot.start.getTime()).toBeGreaterThanOrEqual(before.end.getTime());
        expect(slot.start.getTime()).toBeGreaterThanOrEqual(clock.getTime() + one.noticeMinutes * 60_000);
        const day = localDay(slot.start, one.timeZone);
        const open = openingsOf(one, day);
        expect(open.some(({ start, end }) => start <= slot.start && slot.end <= end)).toBe(true);
        for (const { start, end } of busy)
          expect(
            slot.end.getTime() + pause <= start.getTime() || slot.start.getTime() >= end.getTime() + pause,
          ).toBe(true);
      }
      expect(firstSlots(one, { busy, now: clock }, 3).length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 60 },
  );
});

it('an instant on the wall of a zone is found again, unless a clock change skips it', () => {
  fc.assert(
    fc.property(zone, date, time, (timeZone, day, at) => {
      const instant = instantAt(day, at, timeZone);
      const found = localTime(instant, timeZone);
      const isFound = found.date === day && found.time === `${at}:00`;
      // A skipped time is later by as much as the clock was put forward.
      const before = offsetAt(new Date(instant.getTime() - 3 * 3_600_000), timeZone);
      expect(isFound || offsetAt(instant, timeZone) > before).toBe(true);
    }),
  );
});

describe('the first free times', () => {
  const rules = rulesWith({ weekly: every('00:00', '24:00'), visitMinutes: 5, daysAhead: 365 });
  const taken = (days: number) =>
    Array.from({ length: days * 288 }, (_, index) => {
      const start = Date.parse('2026-11-20T00:00:00+05:30') + index * 300_000;
      return { start: new Date(start), end: new Date(start + 300_000) };
    });

  it('are found behind weeks that are full, whatever the order of the visits', () => {
    const busy = taken(60).reverse();
    const [first] = firstSlots(rules, { busy, now }, 1);
    expect(localTime(first?.start ?? now, rules.timeZone)).toEqual({ date: '2027-01-19', time: '00:00:00' });
  });

  it('are none if all of the next three months is taken, and days after them are still searched on request', () => {
    expect(firstSlots(rules, { busy: taken(366), now }, 3)).toEqual([]);
    expect(firstSlots(rules, { busy: taken(92), now }, 3)).toEqual([]);
    const later = slotsOf(rules, { from: '2027-02-20', days: 1, busy: taken(92), now });
    expect(later).toHaveLength(288);
  });
});
