import { describe, expect, it } from '@jest/globals';
import { addDays } from './calendar';
import { canonicalZone, instantAt, isTimeZone, localDay, localTime } from './time-zone';

describe('a time zone', () => {
  it('is each that this runtime lists', () => {
    expect(Intl.supportedValuesOf('timeZone').filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it.each([
    'Asia/Kolkata',
    'asia/kolkata',
    'UTC',
    'Etc/GMT+5',
    'America/Argentina/Buenos_Aires',
    'GB',
    'EST5EDT',
  ])('is %s', (name) => expect(isTimeZone(name)).toBe(true));

  it.each([
    ...[
      'ACT',
      'AET',
      'AGT',
      'ART',
      'AST',
      'BET',
      'BST',
      'CAT',
      'CNT',
      'CST',
      'CTT',
      'EAT',
      'ECT',
      'IET',
      'IST',
    ],
    ...[
      'JST',
      'MIT',
      'NET',
      'NST',
      'PLT',
      'PNT',
      'PRT',
      'PST',
      'SST',
      'VST',
      'US/Pacific-New',
      'SystemV/PST8',
    ],
    ...[
      'Canada/East-Saskatchewan',
      'Factory',
      'posix/Asia/Kolkata',
      'Asia/Nowhere',
      'Etc/Unknown',
      '+05:30',
      '',
    ],
  ])('is not %s', (name) => expect(isTimeZone(name)).toBe(false));

  it('has one canonical name', () => {
    expect(canonicalZone('Asia/Kolkata')).toBe(canonicalZone('asia/calcutta'));
    expect(canonicalZone('Asia/Nowhere')).toBeNull();
  });
});

it('has a day of its own', () => {
  const at = new Date('2026-11-20T23:30:00Z');
  expect(localDay(at, 'Asia/Kolkata')).toBe('2026-11-21');
  expect(localDay(at, 'Europe/London')).toBe('2026-11-20');
  expect(localDay(at, 'Pacific/Kiritimati')).toBe('2026-11-21');
});

const shownAt = (moment: Date, zone: string) => {
  const { date, time } = localTime(moment, zone);
  return `${date} ${time.slice(0, 5)}`;
};
const at = (day: string, time: string, zone: string) => instantAt(day, time, zone).toISOString();

describe('the instant of a time on the wall', () => {
  it('is the one at which the clock shows it', () => {
    expect(at('2026-11-20', '08:30', 'Asia/Kolkata')).toBe('2026-11-20T03:00:00.000Z');
    expect(at('2026-11-20', '00:00', 'Pacific/Kiritimati')).toBe('2026-11-19T10:00:00.000Z');
    expect(at('2026-11-20', '23:59', 'Pacific/Niue')).toBe('2026-11-21T10:59:00.000Z');
  });

  it('is an hour later where the clock passes over it, and the first where it comes twice', () => {
    expect(at('2026-03-29', '02:30', 'Europe/Berlin')).toBe('2026-03-29T01:30:00.000Z');
    expect(at('2026-10-25', '02:30', 'Europe/Berlin')).toBe('2026-10-25T00:30:00.000Z');
    expect(at('2026-03-08', '02:30', 'America/New_York')).toBe('2026-03-08T07:30:00.000Z');
    // Half an hour.
    expect(at('2026-10-04', '02:15', 'Australia/Lord_Howe')).toBe('2026-10-03T15:45:00.000Z');
  });

  it('shows the day and the time again in every zone of the world, but for hours that are passed over', () => {
    let passedOver = 0;
    for (const zone of Intl.supportedValuesOf('timeZone'))
      for (const [index, time] of ['00:00', '00:30', '02:30', '12:00', '23:45'].entries()) {
        // Days around which clocks are moved somewhere, and others.
        for (const first of ['2026-03-07', '2026-03-28', '2026-10-03', '2026-10-24', '2026-11-01']) {
          const day = addDays(first, index % 2);
          const instant = instantAt(day, time, zone);
          const shown = shownAt(instant, zone);
          if (shown === `${day} ${time}`) continue;
          passedOver++;
          expect(shown > `${day} ${time}`).toBe(true);
          // The clock shows something else a minute before the hour that it passes over.
          const before = new Date(instant.getTime() - 2 * 3_600_000);
          expect(shownAt(before, zone) < `${day} ${time}`).toBe(true);
        }
      }
    expect(passedOver).toBeGreaterThan(0);
  });
});
