import { describe, expect, it } from '@jest/globals';
import { formatMoment, localDate, parseMoment } from './moment';

const again = (text: string) => {
  const moment = parseMoment(text);
  return moment && formatMoment(moment);
};

describe('moments', () => {
  it.each([
    '2026-11-20T07:10:00+05:30',
    '2026-11-20T07:10:00.250+05:30',
    '2026-11-20T00:10:00-09:30',
    '2026-11-20T07:10:00Z',
    '2024-02-29T23:59:59+14:00',
    '0001-01-01T00:00:00Z',
    '9999-12-31T23:59:59.999Z',
    '9999-12-31T23:59:59+23:59',
  ])('%s is repeated as it was entered', (text) => {
    expect(again(text)).toBe(text);
  });

  it.each([
    ['2026-11-20t07:10:00z', '2026-11-20T07:10:00Z'],
    ['2026-11-20 07:10:00+00:00', '2026-11-20T07:10:00Z'],
    ['2026-11-20T07:10:00+0530', '2026-11-20T07:10:00+05:30'],
    ['2026-11-20T07:10:00+05', '2026-11-20T07:10:00+05:00'],
    ['2026-11-20T07:10:00.123456Z', '2026-11-20T07:10:00.123Z'],
  ])('%s is written as %s', (text, written) => {
    expect(again(text)).toBe(written);
  });

  it.each([
    '2016-12-31T23:59:60Z',
    '2026-11-20',
    '2026-11-20T07:10:00',
    '2026-13-20T07:10:00Z',
    '2026-02-30T07:10:00Z',
    '2026-11-20T07:10:00+24:00',
    '2026-11-20T07:10:00+05:60',
    '0000-01-01T00:00:00Z',
    '0001-01-01T00:00:00+00:01',
    '0000-12-31T23:59:59-00:01',
    '9999-12-31T23:59:59-23:59',
    '+010000-01-01T00:00:00Z',
    'now',
  ])('%s is no moment that can be kept', (text) => {
    expect(parseMoment(text)).toBeNull();
  });

  it('the instant is the same in every offset', () => {
    expect(parseMoment('2026-11-20T07:10:00+05:30')?.at).toEqual(new Date('2026-11-20T01:40:00Z'));
  });

  it('the local date is that of the wall, not that of UTC', () => {
    expect(localDate({ at: new Date('2026-11-19T20:00:00Z'), offset: 330 })).toBe('2026-11-20');
  });
});
