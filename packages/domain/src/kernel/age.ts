import { daysFromTo } from './calendar';

export type Age = { days: number; months: number };

/**
 * Age in completed days and completed months, or null where the date of birth is not known. Counted on calendar dates, the
 * timestamp's date taken in its own offset.
 *
 * @param dateOfBirth `YYYY-MM-DD`
 * @param at RFC 3339
 */
export function ageAt(dateOfBirth: string | null, at: string): Age | null {
  const born = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dateOfBirth ?? '');
  const then = /^(\d{4})-(\d{2})-(\d{2})/.exec(at);
  if (!born || !then) return null;
  const months = (Number(then[1]) - Number(born[1])) * 12 + Number(then[2]) - Number(born[2]);
  const days = daysFromTo(born[0], then[0]);
  // A date that is none, or lies after the reading, is a slip: such an age is unknown, not an exemption from every range.
  if (!(days >= 0)) return null;
  return { days, months: Number(then[3]) >= Number(born[3]) ? months : months - 1 };
}

/** Completed years at a timestamp, or null where the date of birth is not known. */
export function ageInYears(dateOfBirth: string | null, at: string): number | null {
  const age = ageAt(dateOfBirth, at);
  return age && Math.floor(age.months / 12);
}
