import { forecastOf } from '../goals/goal-forecast';
import { localDay } from '../kernel/time-zone';
import type { InsightGoal, InsightInput } from './input';
import type { InsightStatement } from './statement';
import { sayCalendarDay, sayCount } from './words';

/** A goal that is being worked on. */
export const isOpen = ({ status }: InsightGoal): boolean => status === 'in_progress';

/** States when a goal would be reached if the last thirty days went on, with the interval of that day; or that they do not lead there. */
export const goalPace = ({ goals, now, timeZone }: InsightInput): InsightStatement[] =>
  goals.filter(isOpen).flatMap((goal) => {
    const { outcome, day, earliest, latest, days } = forecastOf(goal, goal.series, localDay(now, timeZone));
    const isExpected = outcome === 'expected' && day !== null && earliest !== null && latest !== null;
    if (!isExpected && outcome !== 'not_approaching') return [];
    const target = `${goal.targetValue} ${goal.unit}`.trim();
    return [
      {
        ...{ key: `goal-${goal.id}`, rule: 'goal-pace', level: 'information' as const, status: null },
        title: isExpected
          ? `${goal.title}: about ${sayCalendarDay(day)} if it goes on like this`
          : `${goal.title}: the last 30 days do not lead to the target`,
        text: isExpected
          ? `A straight line through ${sayCount(days, 'day')} of the last 30 reaches ${target} about ${sayCalendarDay(day)}, most likely between ${sayCalendarDay(earliest)} and ${sayCalendarDay(latest)}.`
          : `A straight line through ${sayCount(days, 'day')} of the last 30 leads away from ${target}. It is no judgement of you: a month is short.`,
        steps: isExpected ? [] : ['Look at the goal: another target, or another pace, may fit better.'],
        confidence: {
          level: isExpected ? ('fairly_sure' as const) : ('not_sure' as const),
          because: 'It is a straight line through a month, and bodies do not follow lines.',
        },
        figures: [{ label: 'Days with a value', value: days, unit: '' }],
        ...{ from: null, to: null },
        evidence: [{ kind: 'goal' as const, id: goal.id, label: goal.title, at: null }],
        ...{ chart: null, sources: [] },
      },
    ];
  });
