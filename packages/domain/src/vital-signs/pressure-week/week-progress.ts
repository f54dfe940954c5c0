import { ageAt } from '../../kernel/age';
import { isoOf } from '../../kernel/at';
import { addDays } from '../../kernel/calendar';
import { mayBeUrgent } from '../assessment';
import { pregnancyAt } from '../situations';
import type { Source } from '../sources';
import type { Subject } from '../vital-sign';
import {
  endOfHalf,
  homeThreshold,
  type KeptWeek,
  lastDayOf,
  neededDays,
  type WeekState,
  weekDays,
  weekSources,
  weekStateOf,
} from './pressure-week';
import { type Half, halves, type Measured, placeOf, sittingOf, type WeekReading } from './sittings';

export type Sitting = Measured & {
  half: Half;
  /** `open`: its time is not over; `missed`: it is over without a reading; `incomplete`: it has readings that do not count yet. */
  state: 'complete' | 'incomplete' | 'open' | 'missed';
  isOver: boolean;
};

export type WeekDay = {
  /** `YYYY-MM-DD` */
  day: string;
  /** The first day with a reading is in no average. */
  isLeftOut: boolean;
  sittings: readonly Sitting[];
};

export type WeekAverage = {
  /** mm[Hg], as it is shown and compared. */
  systolic: number;
  /** mm[Hg] */
  diastolic: number;
  /** Readings that it rests on. */
  readings: number;
  /** Days that they are of. */
  days: number;
};

export type WeekComparison = {
  outcome: 'below' | 'at-or-above' | 'not-applicable';
  /** Why the threshold does not apply; null if it does, or may. */
  because: 'pregnancy' | 'under-18' | null;
  /** Must be true for the outcome, and is not known. */
  conditions: ('not-pregnant' | 'adult')[];
  threshold: { systolic: number; diastolic: number };
  sources: Source[];
};

export type WeekProgress = {
  state: WeekState;
  lastDay: string;
  days: readonly WeekDay[];
  /** Days with a morning and an evening, without the first. */
  wholeDays: number;
  /** Whole days that are still missing for an average. */
  missingDays: number;
  /** True if the days that are left may still give an average. */
  mayBeEnough: boolean;
  /** Null while there is not enough. */
  average: WeekAverage | null;
  comparison: WeekComparison | null;
  /** Readings that are critical or ask for help now, the newest first: no average softens them. */
  urgent: readonly WeekReading[];
};

/**
 * Returns how far a week at home is, by NICE NG136 1.2.7: two consecutive readings at least a minute apart, in the morning and the evening of at least four
 * days, ideally seven. The readings of the first day are left out, and all others that belong to a sitting are averaged.
 *
 * @param readings blood pressure of the person, of these days or more
 * @param subject decides if the threshold for adults applies
 */
export function weekProgress(
  week: KeptWeek,
  readings: readonly WeekReading[],
  { subject, now }: { subject: Subject; now: Date },
): WeekProgress {
  const lastDay = lastDayOf(week);
  const stopped = week.stoppedAt === null ? Number.POSITIVE_INFINITY : Date.parse(isoOf(week.stoppedAt));
  const own = readings.filter(({ measuredAt }) => {
    const { day } = placeOf(measuredAt);
    return day >= week.firstDay && day <= lastDay && Date.parse(measuredAt) <= stopped;
  });
  const days = daysOf(week, own, now);
  const counted = days.filter(({ isLeftOut }) => !isLeftOut);
  const wholeDays = counted.filter(isWhole).length;
  const missingDays = Math.max(0, neededDays - wholeDays);
  const average = missingDays === 0 ? averageOf(counted) : null;
  return {
    state: weekStateOf(week, now),
    lastDay,
    days,
    wholeDays,
    missingDays,
    mayBeEnough: missingDays === 0 || (week.stoppedAt === null && possibleDays(days) >= neededDays),
    average,
    comparison: average && compare(average, subject, { from: week.firstDay, to: lastDay }),
    urgent: own.filter(mayBeUrgent).sort((a, b) => Date.parse(b.measuredAt) - Date.parse(a.measuredAt)),
  };
}

function daysOf(week: KeptWeek, readings: readonly WeekReading[], now: Date): WeekDay[] {
  const placed = readings.map((reading) => ({ reading, ...placeOf(reading.measuredAt) }));
  const firstMeasured = placed.map(({ day }) => day).sort()[0];
  return Array.from({ length: weekDays }, (_, index) => {
    const day = addDays(week.firstDay, index);
    const sittings = halves.map((half): Sitting => {
      const found = placed.filter((one) => one.day === day && one.half === half);
      const measured = sittingOf(found.map(({ reading }) => reading));
      const isOver = week.stoppedAt !== null || now >= endOfHalf(day, half, week.timeZone);
      return { half, ...measured, state: stateOf(measured, isOver), isOver };
    });
    return { day, isLeftOut: day === firstMeasured, sittings };
  });
}

function stateOf({ readings, reason }: Measured, isOver: boolean): Sitting['state'] {
  if (readings.length === 0) return isOver ? 'missed' : 'open';
  return reason === null ? 'complete' : 'incomplete';
}

const isWhole = ({ sittings }: WeekDay): boolean => sittings.every(({ state }) => state === 'complete');

/** Returns how many days may be whole in the end, as far as a day that is over is not filled in later. */
function possibleDays(days: readonly WeekDay[]): number {
  const isPossible = ({ sittings }: WeekDay) =>
    sittings.every(({ state, isOver }) => state === 'complete' || !isOver);
  const begun = days.some(({ isLeftOut }) => isLeftOut);
  const left = begun
    ? days.filter(({ isLeftOut }) => !isLeftOut)
    : // Begins today at best, and today is left out then.
      days.filter(({ sittings }) => sittings.some(({ state }) => state === 'open')).slice(1);
  return left.filter(isPossible).length;
}

function averageOf(days: readonly WeekDay[]): WeekAverage | null {
  const ofDays = days.map(({ sittings }) =>
    sittings.flatMap(({ readings }) => readings.filter(({ isInSitting }) => isInSitting)),
  );
  const counted = ofDays.flat();
  if (counted.length === 0) return null;
  const mean = (code: 'systolic' | 'diastolic') =>
    Math.round(counted.reduce((sum, one) => sum + one[code], 0) / counted.length);
  return {
    systolic: mean('systolic'),
    diastolic: mean('diastolic'),
    readings: counted.length,
    days: ofDays.filter(({ length }) => length > 0).length,
  };
}

/** Compares an average with the threshold for adults at home, as far as it applies to the person. */
function compare(
  average: WeekAverage,
  subject: Subject,
  { from, to }: { from: string; to: string },
): WeekComparison {
  const noons = [from, to].map((day) => `${day}T12:00:00Z`);
  const pregnancies = noons.map((at) => pregnancyAt(subject, at));
  const age = ageAt(subject.dateOfBirth, noons[0] ?? '');
  const common = { threshold: homeThreshold, sources: weekSources };
  const none = (because: 'pregnancy' | 'under-18'): WeekComparison => ({
    ...common,
    ...{ outcome: 'not-applicable', because, conditions: [] },
  });
  if (age && age.months < 18 * 12) return none('under-18');
  if (pregnancies.includes('yes')) return none('pregnancy');
  const isRaised = average.systolic >= homeThreshold.systolic || average.diastolic >= homeThreshold.diastolic;
  return {
    ...common,
    outcome: isRaised ? 'at-or-above' : 'below',
    because: null,
    conditions: [
      ...(age ? [] : (['adult'] as const)),
      ...(pregnancies.includes('possible') ? (['not-pregnant'] as const) : []),
    ],
  };
}
