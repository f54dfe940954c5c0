import { describe, expect, it } from '@jest/globals';
import { canonicalZone, isTimeZone, localDay } from './time-zone';

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
