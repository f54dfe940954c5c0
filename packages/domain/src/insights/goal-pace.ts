import { forecastOf } from '../goals/goal-forecast';
import { sayDate } from '../kernel/say-day';
import { localDay } from '../kernel/time-zone';
import type { InsightGoal, InsightInput } from './input';
import type { InsightStatement } from './statement';
import { urgentTypes } from './urgent-readings';
import { sayCount } from './words';

/** A goal that is being worked on. */
export const isOpen = ({ status }: InsightGoal): boolean => status === 'in_progress';

/** True if its target may harm, or has no published limit for this person: then no pace towards it is told. */
export const isDoubtful = ({ concern }: InsightGoal): boolean =>
  concern !== null && concern.reason !== 'height_unknown';

const nameTarget = ({ targetValue, unit }: InsightGoal): string => `${targetValue} ${unit}`.trim();
const partsOf = ({ id, title }: InsightGoal) => ({
  ...{ key: `goal-${id}`, rule: 'goal-pace', level: 'information' as const, status: null },
  ...{ from: null, to: null, evidence: [{ kind: 'goal' as const, id, label: title, at: null }] },
  chart: null,
});

/** States when a goal would be reached if the last thirty days went on, with the interval of that day; that they do not lead there; or that its target is in doubt. */
export function goalPace(input: InsightInput): InsightStatement[] {
  // Counts for every goal: its unit and title are the person's own, so any of them may be about what is urgent.
  const isUrgent = urgentTypes(input).size > 0;
  const today = localDay(input.now, input.timeZone);
  return input.goals.filter(isOpen).flatMap((goal) => {
    if (isDoubtful(goal)) return [ofDoubt(goal)];
    if (isUrgent) return [];
    const { outcome, day, earliest, latest, days } = forecastOf(goal, goal.series, today);
    const isExpected = outcome === 'expected' && day !== null && earliest !== null && latest !== null;
    if (!isExpected && outcome !== 'not_approaching') return [];
    const target = nameTarget(goal);
    const isHeightUnknown = goal.concern !== null;
    return [
      {
        ...partsOf(goal),
        title: isExpected
          ? `${goal.title}: about ${sayDate(day)} if it goes on like this`
          : `${goal.title}: the last 30 days do not lead to the target`,
        text: `${
          isExpected
            ? `A straight line through ${sayCount(days, 'day')} of the last 30 reaches ${target} about ${sayDate(day)}, most likely between ${sayDate(earliest)} and ${sayDate(latest)}.`
            : `A straight line through ${sayCount(days, 'day')} of the last 30 leads away from ${target}. It is no judgement of you: a month is short.`
        }${isHeightUnknown ? ` Whether ${target} is too low for you is not known, because no height is recorded.` : ''}`,
        steps: [
          ...(isHeightUnknown ? ['Record your height, so that the target can be compared.'] : []),
          ...(isExpected ? [] : ['Look at the goal: another target, or another pace, may fit better.']),
        ],
        confidence: {
          level: isExpected ? ('fairly_sure' as const) : ('not_sure' as const),
          because: 'It is a straight line through a month, and bodies do not follow lines.',
        },
        figures: [{ label: 'Days with a value', value: days, unit: '' }],
        sources: goal.concern?.sources ?? [],
      },
    ];
  });
}

function ofDoubt(goal: InsightGoal): InsightStatement {
  const target = nameTarget(goal);
  const { limit = null, sources = [] } = goal.concern ?? {};
  return {
    ...partsOf(goal),
    title: `${goal.title}: talk to a doctor about the target`,
    text:
      limit === null
        ? `No published limit is known to apply to you, so ${target} was not compared with one. When it would be reached is not told.`
        : `${target} is below what is published for you, which begins at ${`${limit} ${goal.unit}`.trim()}. When it would be reached is not told.`,
    steps: ['Talk to a doctor before you go on, and look at the goal: its page says more.'],
    confidence:
      limit === null
        ? { level: 'not_sure', because: 'No limit was found that holds for you.' }
        : { level: 'sure', because: 'It compares the target with a published limit.' },
    figures: limit === null ? [] : [{ label: 'Published limit', value: limit, unit: goal.unit }],
    sources,
  };
}
