import { describe, expect, it } from '@jest/globals';
import type { Subject } from '../vital-signs/vital-sign';
import type { ImportedReading } from './health-import';
import {
  type FetchedPage,
  isNews,
  type LeftOutOfSync,
  leftOutKey,
  listLeftOut,
  maxLeftOut,
  mayBeDangerous,
  sortSync,
} from './sync';

const now = new Date('2026-11-20T09:00:00+05:30');
const subject: Subject = { dateOfBirth: '1972-03-14', gender: 'FEMALE', facts: [] };
const measuredAt = '2026-11-20T08:00:00+05:30';
const pulse = (value: number, at = measuredAt): ImportedReading => ({
  ...{ row: 0, type: 'pulse', unit: '/min', measuredAt: at, value },
});
const pressure = (numbers: { systolic?: number; diastolic?: number }): ImportedReading => ({
  ...{ row: 0, type: 'blood_pressure', unit: 'mm[Hg]', measuredAt, ...numbers },
});
const sort = (page: Partial<FetchedPage>, leftOutBefore: ReadonlySet<string> = new Set()) =>
  sortSync(
    { readings: [], doubtful: [], unreadable: [], ...page },
    { there: new Set(), leftOutBefore, subject, now },
  );

describe('sortSync', () => {
  it('adds what can be, and lists what cannot be or may be of another person with its numbers', () => {
    const found = sort({ readings: [pulse(70), pulse(7)], doubtful: [pulse(71)], unreadable: [null] });
    expect(found.added).toMatchObject([{ value: 70 }]);
    expect(found.leftOut).toMatchObject([
      { value: 71, message: 'The device was not sure that it was you.', isDangerous: false },
      { value: 7, isDangerous: true },
      { type: null, measuredAt: null, value: null },
    ]);
  });

  it('does not list again what an earlier fetch left out, whatever the zone of its time is', () => {
    const [first] = sort({ doubtful: [pulse(71)] }).leftOut;
    const before = new Set(first ? [leftOutKey(first)] : []);
    const inUtc = pulse(71, '2026-11-20T02:30:00Z');
    expect(sort({ doubtful: [inUtc, pulse(72)] }, before).leftOut).toMatchObject([{ value: 72 }]);
  });
});

describe('mayBeDangerous', () => {
  it.each([
    ['a critical blood pressure', pressure({ systolic: 196, diastolic: 124 }), true],
    ['an upper number that is critical and came alone', pressure({ systolic: 196 }), true],
    ['a lower number that is critical and came alone', pressure({ diastolic: 125 }), true],
    ['an upper number that is normal and came alone', pressure({ systolic: 118 }), false],
    ['a lower number that is normal and came alone', pressure({ diastolic: 76 }), false],
    ['a pulse outside of what devices show', pulse(7), true],
    ['a critical pulse at a time that cannot be', pulse(170, 'yesterday'), true],
    ['a normal pulse', pulse(70), false],
    [
      'an impossible weight',
      { row: 0, type: 'weight', unit: 'kg', measuredAt, value: 5000 } satisfies ImportedReading,
      false,
    ],
    [
      'a pressure that is urgent only if the person is pregnant',
      pressure({ systolic: 152, diastolic: 96 }),
      true,
    ],
  ])('%s: %p', (_, reading, expected) => {
    expect(mayBeDangerous(reading, subject, now)).toBe(expected);
  });
});

describe('listLeftOut', () => {
  it('keeps what may be dangerous when there are too many', () => {
    const one = (isDangerous: boolean): LeftOutOfSync => ({
      ...{ type: 'pulse', measuredAt, systolic: null, diastolic: null, value: 7, unit: '/min' },
      ...{ message: 'Must be at least 20 /min.', isDangerous },
    });
    const listed = listLeftOut([...Array.from({ length: maxLeftOut }, () => one(false)), one(true)]);
    expect(listed).toHaveLength(maxLeftOut);
    expect(listed[0]).toMatchObject({ isDangerous: true });
  });
});

describe('isNews', () => {
  const since = new Date('2026-11-17T09:00:00+05:30');
  it.each([
    ['after the moment from which readings are news', '2026-11-17T09:00:00+05:30', true],
    ['before that moment', '2026-11-17T08:59:59+05:30', false],
    ['in the future, by a clock that is wrong', '2027-01-01T00:00:00Z', true],
    ['at a time that cannot be read', 'yesterday', true],
    ['at a time that did not come', null, true],
  ])('of a reading %s, measured at %p, is %p', (_, at, expected) => {
    expect(isNews(at, since, now)).toBe(expected);
  });
});
