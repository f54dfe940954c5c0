import type { Worst } from './assessment';
import { compareSeverity } from './severity';

/**
 * Hours for which a reading counts as recent for the first sentence of a dashboard. NG136 1.2 asks for home pressure twice a day and the
 * longest interval of NEWS2 is twelve hours, so within a day a newer reading is due; advice for the same day is over then.
 */
export const recentHours = 24;

/** A clock that is a little ahead. */
const toleranceMs = 5 * 60_000;

export function isRecent(measuredAt: string, now: Date): boolean {
  const age = now.getTime() - Date.parse(measuredAt);
  return age >= -toleranceMs && age <= recentHours * 3_600_000;
}

type Assessed = { measuredAt: string; interpretation: { worst: Worst } };

/**
 * Returns the most severe recent reading by the worst that is possible for it, of two that are equal the newer; null where none of
 * them asks for anything.
 */
export function mostSevereRecent<R extends Assessed>(readings: readonly R[], now: Date): R | null {
  const asking = readings.filter(
    ({ measuredAt, interpretation: { worst } }) => worst.advice !== null && isRecent(measuredAt, now),
  );
  const [first, ...others] = asking;
  if (!first) return null;
  return others.reduce((a, b) => {
    const order = compareSeverity(b.interpretation.worst, a.interpretation.worst);
    if (order !== 0) return order > 0 ? b : a;
    return Date.parse(b.measuredAt) > Date.parse(a.measuredAt) ? b : a;
  }, first);
}
