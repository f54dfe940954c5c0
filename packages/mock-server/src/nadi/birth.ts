import type { FieldProblem } from '@nadi/contract/schema';
import { findBirthFault } from '@nadi/domain/profile/dates-of-life';
import { measuredOn, readingsOf } from './readings';
import type { Person } from './world';

/** Why a date of birth cannot be; nothing where it can, or where none is given. */
export function checkDateOfBirth(
  date: string | null | undefined,
  pointer: string,
  { me, now }: { me: Person; now: Date },
): FieldProblem[] {
  if (!date) return [];
  const measured = readingsOf(me).map((row) => ({
    at: new Date(measuredOn(row)),
    offset: row.measuredOffset,
  }));
  const fault = findBirthFault(date, measured, now);
  return fault ? [{ pointer, ...fault }] : [];
}
