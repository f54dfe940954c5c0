import { describe, expect, it } from '@jest/globals';
import { canonicalZone, isTimeZone } from './time-zone';

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
