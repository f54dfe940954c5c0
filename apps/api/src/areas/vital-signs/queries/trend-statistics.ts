import type { Day } from './trend-days';

export type Spread = { average: number | null; minimum: number | null; maximum: number | null };
export type Statistics = { count: number; systolic: Spread; diastolic: Spread; value: Spread };

/** Count and spread of the readings of all days, in canonical units. */
export function statisticsOf(days: readonly Day[]): Statistics {
  const count = days.reduce((sum, day) => sum + day.count, 0);
  const spreadOf = (column: 'systolic' | 'diastolic' | 'value'): Spread => {
    const all = days.map((day) => day[column]);
    const numbers = (end: 'sum' | 'min' | 'max') => all.map((one) => one[end]).filter((one) => one !== null);
    if (numbers('sum').length === 0) return { average: null, minimum: null, maximum: null };
    return {
      average: numbers('sum').reduce((sum, one) => sum + one, 0) / count,
      minimum: Math.min(...numbers('min')),
      maximum: Math.max(...numbers('max')),
    };
  };
  return {
    count,
    systolic: spreadOf('systolic'),
    diastolic: spreadOf('diastolic'),
    value: spreadOf('value'),
  };
}
