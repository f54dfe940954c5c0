import { expect, it } from '@jest/globals';
import { eventsWithin } from './events';

const entry = (onset: string | null, given: { kind?: string; status?: string } = {}) => ({
  id: `of ${onset}`,
  name: 'Type 2 diabetes',
  ...{ kind: 'condition', status: 'active', onset },
  ...given,
});
const days = { from: '2026-10-21', to: '2026-11-20' };
const within = (...entries: ReturnType<typeof entry>[]) => eventsWithin(entries, days);

it('a day stays a day, a month and a year are the days that they may mean', () => {
  expect(within(entry('2026-11-02'))).toMatchObject([{ from: '2026-11-02', to: '2026-11-02' }]);
  expect(within(entry('2026-10'))).toMatchObject([
    { onset: '2026-10', from: '2026-10-01', to: '2026-10-31' },
  ]);
  expect(within(entry('2026'))).toMatchObject([{ onset: '2026', from: '2026-01-01', to: '2026-11-20' }]);
});

it('leaves out entries that can have begun on no day of the period', () => {
  expect(within(entry('2026-10-20'), entry('2026-09'), entry('2025'), entry(null))).toEqual([]);
  expect(within(entry('2026-10-21'), entry('2026-11-20'))).toHaveLength(2);
});

it('errors, relatives and habits are no events', () => {
  expect(
    within(
      entry('2026-11-02', { status: 'entered-in-error' }),
      entry('2026-11-02', { kind: 'family-history' }),
      entry('2026-11-02', { kind: 'lifestyle' }),
    ),
  ).toEqual([]);
  expect(within(entry('2026-11-02', { kind: 'procedure' }))).toHaveLength(1);
});

it('the oldest comes first', () => {
  expect(within(entry('2026-11-02'), entry('2026-10-25')).map(({ onset }) => onset)).toEqual([
    '2026-10-25',
    '2026-11-02',
  ]);
});
