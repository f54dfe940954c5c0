import { type At, isoOf } from '../../kernel/at';
import type { Subject } from '../vital-sign';
import type { KeptWeek } from './pressure-week';
import type { WeekReading } from './sittings';
import { weekProgress } from './week-progress';

type Kept = KeptWeek & { id: string; version: number; createdAt: At; updatedAt: At };

/** Readings of a half of a day that are listed; all are counted. */
const mostListed = 10;

/** Returns a week with its progress, as its person is told of it. */
export function presentWeek(
  week: Kept,
  readings: readonly WeekReading[],
  given: { subject: Subject; now: Date },
) {
  const { id, firstDay, timeZone, morningAt, eveningAt, hasReminders, stoppedAt, version } = week;
  const { days, urgent, ...progress } = weekProgress(week, readings, given);
  return {
    ...{ id, firstDay, timeZone, morningAt, eveningAt, hasReminders },
    stoppedAt: stoppedAt === null ? null : isoOf(stoppedAt),
    ...progress,
    days: days.map(({ day, isLeftOut, sittings }) => ({
      ...{ day, isLeftOut },
      sittings: sittings.map(({ half, state, isOver, reason, readings }) => ({
        ...{ half, state, isOver, reason },
        count: readings.length,
        readings: readings.slice(0, mostListed).map(({ isInSitting, ...reading }) => ({
          ...tellReading(reading),
          isCounted: isInSitting && !isLeftOut,
        })),
      })),
    })),
    urgentCount: urgent.length,
    urgent: urgent.slice(0, mostListed).map((reading) => ({ ...tellReading(reading), worst: reading.worst })),
    version,
    createdAt: isoOf(week.createdAt),
    updatedAt: isoOf(week.updatedAt),
  };
}

const tellReading = ({ id, measuredAt, systolic, diastolic }: WeekReading) => ({
  ...{ id, measuredAt, systolic, diastolic },
});
