import { expect, it } from '@jest/globals';
import type { Status } from './range';
import { weeksOf } from './weeks';

const point = (at: string, value: number, count = 1, status: Status = 'in-range') => ({
  ...{ at, count, status, value },
  ...{ systolic: null, diastolic: null },
});
const series = [{ code: 'value', unit: 'kg' }] as const;
const weeks = (points: Parameters<typeof weeksOf>[0]) => weeksOf(points, series, '2026-11-20');

it('averages seven days back from today, the newest week first', () => {
  expect(
    weeks([
      point('2026-11-13T23:00:00+05:30', 70),
      point('2026-11-14T07:00:00+05:30', 72),
      point('2026-11-20T07:00:00+05:30', 73),
    ]),
  ).toEqual([
    { to: '2026-11-20', count: 2, averages: [72.5], status: 'in-range' },
    { to: '2026-11-13', count: 1, averages: [70], status: 'in-range' },
  ]);
});

it('leaves out weeks without readings', () => {
  expect(weeks([point('2026-10-01T07:00:00+05:30', 70)]).map(({ to }) => to)).toEqual(['2026-10-02']);
});

it('counts the mean of a day as many times as it has readings', () => {
  expect(weeks([point('2026-11-19T12:00:00Z', 70, 3), point('2026-11-20T12:00:00Z', 74)])).toMatchObject([
    { count: 4, averages: [71] },
  ]);
});

it('has the status of its most severe reading, which the average does not show', () => {
  const found = weeks([
    point('2026-11-19T12:00:00Z', 70, 1, 'critical'),
    point('2026-11-20T12:00:00Z', 70, 1, 'in-range'),
  ]);
  expect(found).toMatchObject([{ status: 'critical' }]);
});

it('takes a reading of tomorrow, from further east, into the last week', () => {
  expect(weeks([point('2026-11-21T01:00:00+12:00', 70)])).toMatchObject([{ to: '2026-11-20' }]);
});
