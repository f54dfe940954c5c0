import { expect, it } from '@jest/globals';
import { lastMoment } from './last-moment';

it.each([
  ['2026-11-27', 'Asia/Kolkata', '2026-11-27T18:29:00.000Z'],
  ['2026-11-27', 'UTC', '2026-11-27T23:59:00.000Z'],
  // The nights in which the clock is put forward and back.
  ['2026-03-29', 'Europe/Berlin', '2026-03-29T21:59:00.000Z'],
  ['2026-10-25', 'Europe/Berlin', '2026-10-25T22:59:00.000Z'],
  ['2026-10-24', 'Europe/Berlin', '2026-10-24T21:59:00.000Z'],
  ['2026-12-31', 'Pacific/Kiritimati', '2026-12-31T09:59:00.000Z'],
  ['2026-12-31', 'Pacific/Pago_Pago', '2027-01-01T10:59:00.000Z'],
])('the last minute of %s in %s', (day, zone, at) => {
  expect(lastMoment(day, zone).toISOString()).toBe(at);
});
