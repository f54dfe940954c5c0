import { examples } from '@nadi/contract/examples';
import type { PressureWeek, WeekDay, WeekSitting } from '../types';

const [example] = examples.listPressureWeeks.answers['200'].asha.data;

/** The week of the examples: it is over, and there is an average. */
export const ended: PressureWeek = example;

const empty = (half: WeekSitting['half'], state: 'open' | 'missed'): WeekSitting => ({
  ...{ half, state, isOver: state === 'missed', reason: null, count: 0, readings: [] },
});
const emptyDay = (day: string): WeekDay => ({
  ...{ day, isLeftOut: false },
  sittings: [empty('morning', 'open'), empty('evening', 'open')],
});
const before = { average: null, comparison: null, urgentCount: 0, urgent: [] };

/** It begins tomorrow. */
export const planned: PressureWeek = {
  ...{ ...ended, ...before, id: 'planned', state: 'planned', wholeDays: 0, missingDays: 3 },
  ...{ firstDay: '2026-11-03', lastDay: '2026-11-09' },
  days: ['03', '04', '05', '06', '07', '08', '09'].map((day) => emptyDay(`2026-11-${day}`)),
};

/** The third day, on whose morning one of two readings was taken. */
export const running: PressureWeek = {
  ...{ ...ended, ...before, id: 'running', state: 'running', wholeDays: 1, missingDays: 2 },
  days: ended.days.map((day, index) => {
    if (index < 2) return day;
    if (index > 2) return emptyDay(day.day);
    const [morning] = day.sittings;
    const taken = morning?.readings.slice(0, 1) ?? [];
    return {
      ...day,
      sittings: [
        {
          ...{ half: 'morning', state: 'incomplete', isOver: false, reason: 'alone', count: 1 },
          readings: taken.map((one) => ({ ...one, isCounted: false })),
        },
        empty('evening', 'open'),
      ],
    };
  }),
};

export const enough: PressureWeek = { ...ended, id: 'enough', state: 'running' };

export const notEnough: PressureWeek = {
  ...{ ...ended, ...before, id: 'not-enough', wholeDays: 1, missingDays: 2, mayBeEnough: false },
  days: ended.days.map((day, index) =>
    index < 2 ? day : { ...day, sittings: [empty('morning', 'missed'), empty('evening', 'missed')] },
  ),
};

export const comparedAs = (comparison: Partial<NonNullable<PressureWeek['comparison']>>): PressureWeek => ({
  ...ended,
  comparison: ended.comparison && { ...ended.comparison, ...comparison },
});

const raisedBy = { systolic: 13, diastolic: 7 };

/** The same week with each reading higher, and so the average. */
export const raised: PressureWeek = {
  ...comparedAs({ outcome: 'at-or-above' }),
  id: 'raised',
  average: ended.average && { ...ended.average, ...higher(ended.average) },
  days: ended.days.map((day) => ({
    ...day,
    sittings: day.sittings.map((sitting) => ({
      ...sitting,
      readings: sitting.readings.map((reading) => ({ ...reading, ...higher(reading) })),
    })),
  })),
};

function higher({ systolic, diastolic }: { systolic: number; diastolic: number }) {
  return { systolic: systolic + raisedBy.systolic, diastolic: diastolic + raisedBy.diastolic };
}
