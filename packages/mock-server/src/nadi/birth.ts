import type { FieldProblem } from '@nadi/contract/schema';

const longestLife = 130;
/** Somewhere on earth it is already the day after that of UTC. */
const furthestAhead = 14 * 3_600_000;

/** Why a date of birth cannot be; nothing where it can, or where none is given. */
export function checkDateOfBirth(
  date: string | null | undefined,
  pointer: string,
  now: Date,
): FieldProblem[] {
  if (!date) return [];
  const today = new Date(now.getTime() + furthestAhead).toISOString().slice(0, 10);
  if (date > today) return [{ pointer, message: 'Must not be in the future.', code: 'future' }];
  const earliest = `${Number(today.slice(0, 4)) - longestLife}${today.slice(4)}`;
  return date < earliest
    ? [{ pointer, message: `Must be at most ${longestLife} years ago.`, code: 'too-old' }]
    : [];
}
