import { expect, it } from '@jest/globals';
import { medicineEventsWithin } from './events';

const days = { from: '2026-10-21', to: '2026-11-20' };
const medicine = (startDay: string, given: { endDay?: string; stoppedAt?: string } = {}) => ({
  ...{ id: `of ${startDay}`, generic: 'Amoxicillin', strength: '500 mg', startDay },
  ...{ endDay: null, stoppedAt: null },
  ...given,
});
const within = (...medicines: ReturnType<typeof medicine>[]) =>
  medicineEventsWithin(medicines, days, 'Asia/Kolkata').map(({ kind, from }) => `${kind} ${from}`);

it('tells the first and the last day of a medicine, by its name and strength', () => {
  expect(medicineEventsWithin([medicine('2026-11-02', { endDay: '2026-11-08' })], days, 'UTC')).toEqual([
    {
      ...{ id: 'medicine-start of 2026-11-02', kind: 'medicine-start', name: 'Amoxicillin 500 mg' },
      ...{ onset: '2026-11-02', from: '2026-11-02', to: '2026-11-02' },
    },
    expect.objectContaining({ kind: 'medicine-end', onset: '2026-11-08' }),
  ]);
});

it('leaves out days before the period and days to come', () => {
  expect(within(medicine('2026-10-20'), medicine('2026-11-21'))).toEqual([]);
  expect(within(medicine('2026-10-21', { endDay: '2026-11-21' }))).toEqual(['medicine-start 2026-10-21']);
  expect(within(medicine('2026-09-01', { endDay: '2026-11-20' }))).toEqual(['medicine-end 2026-11-20']);
});

it('ends a stopped medicine on the day on which it was stopped where the person is, and not later than planned', () => {
  const stopped = { stoppedAt: '2026-11-04T20:00:00Z' };
  expect(within(medicine('2026-09-01', stopped))).toEqual(['medicine-end 2026-11-05']);
  expect(within(medicine('2026-09-01', { ...stopped, endDay: '2026-11-01' }))).toEqual([
    'medicine-end 2026-11-01',
  ]);
});

it('tells nothing of a medicine that was stopped before its first day', () => {
  expect(within(medicine('2026-11-10', { stoppedAt: '2026-11-04T20:00:00Z' }))).toEqual([]);
});
