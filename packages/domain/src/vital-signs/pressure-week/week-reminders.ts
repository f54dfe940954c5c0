import { instantAt, localDay } from '../../kernel/time-zone';
import { endOfHalf, isOpenWeek, type KeptWeek, lastDayOf } from './pressure-week';
import { type Half, halves, placeOf, sittingOf, type WeekReading } from './sittings';

/** How long after its time it is still reminded: a server that was away says nothing of a morning that is long over. */
const latest = 30 * 60_000;

/**
 * Returns the half of the day of which it is time to remind; null if it is none, or its two readings are there.
 *
 * @param readings blood pressure of the person
 */
export function dueSitting(
  week: KeptWeek,
  readings: readonly WeekReading[],
  now: Date,
): { day: string; half: Half } | null {
  if (!week.hasReminders || !isOpenWeek(week, now)) return null;
  const day = localDay(now, week.timeZone);
  if (day < week.firstDay || day > lastDayOf(week)) return null;
  const half = halves.find((one) => {
    const late = now.getTime() - timeOf(week, day, one).getTime();
    return late >= 0 && late < latest;
  });
  return half && !isMeasured(readings, day, half) ? { day, half } : null;
}

/** Returns true if a reminder that was found is still to be sent: quiet hours may hold it back for hours. */
export const isStillDue = (
  week: KeptWeek,
  readings: readonly WeekReading[],
  { day, half, now }: { day: string; half: Half; now: Date },
): boolean =>
  week.hasReminders &&
  isOpenWeek(week, now) &&
  now < endOfHalf(day, half, week.timeZone) &&
  !isMeasured(readings, day, half);

const timeOf = (week: KeptWeek, day: string, half: Half): Date =>
  instantAt(day, half === 'morning' ? week.morningAt : week.eveningAt, week.timeZone);

function isMeasured(readings: readonly WeekReading[], day: string, half: Half): boolean {
  const own = readings.filter(({ measuredAt }) => {
    const place = placeOf(measuredAt);
    return place.day === day && place.half === half;
  });
  return sittingOf(own).readings.some(({ isInSitting }) => isInSitting);
}
