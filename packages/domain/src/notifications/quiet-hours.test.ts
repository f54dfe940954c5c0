import { expect, it } from '@jest/globals';
import { quietUntil } from './quiet-hours';

const night = { isOn: true, from: '22:00', to: '07:00', timeZone: 'Asia/Kolkata' };
const end = (at: string, hours = night) => quietUntil(hours, new Date(at))?.toISOString() ?? null;

it('lasts until the end on the next day', () => {
  expect(end('2026-11-20T22:00:00+05:30')).toBe('2026-11-21T01:30:00.000Z');
  expect(end('2026-11-21T06:59:59+05:30')).toBe('2026-11-21T01:30:00.000Z');
});

it('does not apply before and after, nor when it is off', () => {
  expect(end('2026-11-20T21:59:59+05:30')).toBeNull();
  expect(end('2026-11-21T07:00:00+05:30')).toBeNull();
  expect(end('2026-11-21T01:00:00+05:30', { ...night, isOn: false })).toBeNull();
});

it('lies within one day', () => {
  const noon = { ...night, from: '12:00', to: '14:30' };
  expect(end('2026-11-20T13:00:00+05:30', noon)).toBe('2026-11-20T09:00:00.000Z');
  expect(end('2026-11-20T15:00:00+05:30', noon)).toBeNull();
});

it('ends by the clock on the wall where clocks are moved in the night', () => {
  const berlin = { ...night, timeZone: 'Europe/Berlin' };
  // 25 October 2026, 3:00 becomes 2:00: the night is an hour longer.
  expect(end('2026-10-24T23:00:00+02:00', berlin)).toBe('2026-10-25T06:00:00.000Z');
  // 29 March 2026, 2:00 becomes 3:00.
  expect(end('2026-03-28T23:00:00+01:00', berlin)).toBe('2026-03-29T05:00:00.000Z');
});
