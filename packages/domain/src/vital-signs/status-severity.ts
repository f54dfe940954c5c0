import type { Status } from './range';

/**
 * Orders statuses by severity. `not-assessed` outweighs `in-range`: a day of which half is unknown was not in range. `status_severity` of the database counts
 * in the same way.
 */
export const bySeverity: readonly Status[] = ['in-range', 'not-assessed', 'low', 'high', 'critical'];

/** The most severe of several, for a day that is drawn as one point; `not-assessed` where there is none. */
export function mostSevereStatus(statuses: readonly Status[]): Status {
  const [first, ...others] = statuses;
  if (!first) return 'not-assessed';
  return others.reduce(
    (worst, status) => (bySeverity.indexOf(status) > bySeverity.indexOf(worst) ? status : worst),
    first,
  );
}
