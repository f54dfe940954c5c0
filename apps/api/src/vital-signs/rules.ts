import { findImplausible } from '@nadi/clinical/bounds';
import type { Subject } from '@nadi/clinical/vital-sign';
import type { FieldProblem, NewVitalSign } from '@nadi/contract/schema';
import { localDate, type Moment, parseMoment } from '../moments';

/** A clock that is a little ahead must not cost anyone a reading. */
const tolerance = 5 * 60_000;
const longestLife = 130;

type Checked = { measured: Moment; faults: FieldProblem[] };

/** What the contract's schema cannot say of a reading: numbers against each other, and the moment against life and clock. */
export function checkReading(reading: NewVitalSign, subject: Subject, now: Date): Checked {
  const implausible = findImplausible(reading).map(({ field, code, message }) => ({
    pointer: `/body/${field}`,
    message,
    code,
  }));
  const measured = parseMoment(reading.measuredAt);
  if (!measured)
    return {
      measured: { at: now, offset: 0 },
      faults: [...implausible, momentFault('Must be a moment that exists.', 'format')],
    };
  return { measured, faults: [...implausible, ...checkMoment(measured, subject, now)] };
}

function checkMoment(measured: Moment, { dateOfBirth }: Subject, now: Date): FieldProblem[] {
  if (measured.at.getTime() > now.getTime() + tolerance)
    return [momentFault('Must not be in the future.', 'future')];
  if (dateOfBirth !== null && localDate(measured) < dateOfBirth)
    return [momentFault('Must not be before the date of birth.', 'before-birth')];
  if (measured.at.getUTCFullYear() < now.getUTCFullYear() - longestLife)
    return [momentFault('Must not be so long ago.', 'too-old')];
  return [];
}

const momentFault = (message: string, code: string): FieldProblem => ({
  pointer: '/body/measuredAt',
  message,
  code,
});
