import { describe, expect, it } from '@jest/globals';
import { type Day, meanOf, pointOf, runOf, seriesOf, statisticsOf } from './course';

const none = { sum: null, min: null, max: null };
const dayOf = (day: string, sums: { sum: number; min: number; max: number }, count: number): Day => ({
  day,
  count,
  notAssessed: 0,
  status: 'in-range',
  worst: 'high',
  offset: 330,
  systolic: none,
  diastolic: none,
  value: sums,
});
const days = [
  dayOf('2026-11-18', { sum: 130, min: 60, max: 70 }, 2),
  dayOf('2026-11-19', { sum: 80, min: 80, max: 80 }, 1),
];
const nobody = { dateOfBirth: null, gender: null, facts: [] };

describe('the course of a type', () => {
  it('has the mean of readings, not that of days', () => {
    expect(statisticsOf(days)).toMatchObject({
      count: 3,
      value: { average: 70, minimum: 60, maximum: 80 },
      systolic: { average: null },
    });
  });

  it('has nothing to say of no days', () => {
    expect(statisticsOf([]).value).toEqual({ average: null, minimum: null, maximum: null });
  });

  it('has two lines for blood pressure and one for all others', () => {
    const codesOf = (type: 'pulse' | 'blood_pressure') =>
      seriesOf(type, statisticsOf(days), nobody, new Date('2026-11-20')).map(({ code }) => code);
    expect(codesOf('blood_pressure')).toEqual(['systolic', 'diastolic']);
    expect(codesOf('pulse')).toEqual(['value']);
  });

  it('shows a day at its own noon', () => {
    expect(days[0] && meanOf('pulse', days[0])).toMatchObject({
      at: '2026-11-18T12:00:00+05:30',
      count: 2,
      value: 65,
      systolic: null,
    });
  });

  it('shows a reading as it was measured', () => {
    const row = {
      measuredAt: new Date('2026-11-20T02:30:00Z'),
      measuredOffset: 330,
      systolic: null,
      diastolic: null,
      canonicalValue: 68.03886,
      status: 'not-assessed',
      worst: 'not-assessed',
    } as const;
    expect(pointOf('weight', row)).toMatchObject({
      at: '2026-11-20T08:00:00+05:30',
      value: 68.04,
      notAssessed: 1,
    });
  });

  it('counts the days of a run from its first to its last', () => {
    expect(runOf(2, '2026-11-10', '2026-11-14')).toMatchObject({ days: 2, span: 5 });
    expect(runOf(0, null, null).span).toBe(0);
  });
});
