import { latestToday } from '../kernel/latest-today';
import { localDate, type Moment } from '../kernel/moment';

const longestLife = 130;
/** A clock that is a little ahead must not cost anyone a reading. */
const tolerance = 5 * 60_000;

export type DateFault = { code: string; message: string };

/**
 * Why a date of birth cannot be; null where it can. Readings from before it would be assessed by an age that nobody had.
 *
 * @param measured the moments of existing readings, or those that may lie before the date
 */
export function findBirthFault(date: string, measured: readonly Moment[], now: Date): DateFault | null {
  const today = latestToday(now);
  if (date > today) return { code: 'future', message: 'Must not be in the future.' };
  const earliest = `${Number(today.slice(0, 4)) - longestLife}${today.slice(4)}`;
  if (date < earliest) return { code: 'too-old', message: `Must be at most ${longestLife} years ago.` };
  const [first] = measured.map(localDate).sort();
  return first !== undefined && first < date
    ? { code: 'before-readings', message: `Must not be after a reading that exists, of ${first}.` }
    : null;
}

/** Why a reading cannot be of a moment; null where it can. */
export function findMomentFault(
  measured: Moment | null,
  dateOfBirth: string | null,
  now: Date,
): DateFault | null {
  if (!measured) return { code: 'format', message: 'Must be a moment that exists.' };
  if (measured.at.getTime() > now.getTime() + tolerance)
    return { code: 'future', message: 'Must not be in the future.' };
  if (dateOfBirth !== null && localDate(measured) < dateOfBirth)
    return { code: 'before-birth', message: 'Must not be before the date of birth.' };
  if (measured.at.getUTCFullYear() < now.getUTCFullYear() - longestLife)
    return { code: 'too-old', message: 'Must not be so long ago.' };
  return null;
}
