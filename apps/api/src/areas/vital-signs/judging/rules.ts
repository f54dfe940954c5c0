import { findImplausible } from '@nadi/clinical/bounds';
import { findMomentFault } from '@nadi/clinical/dates-of-life';
import { type Moment, parseMoment } from '@nadi/clinical/moment';
import type { Subject } from '@nadi/clinical/vital-sign';
import type { FieldProblem, NewVitalSign } from '@nadi/contract/schema';

type Checked = { measured: Moment; faults: FieldProblem[] };

/** What the contract's schema cannot say of a reading: numbers against each other, and the moment against life and clock. */
export function checkReading(reading: NewVitalSign, subject: Subject, now: Date): Checked {
  const implausible = findImplausible(reading).map(({ field, code, message }) => ({
    pointer: `/body/${field}`,
    message,
    code,
  }));
  const measured = parseMoment(reading.measuredAt);
  const fault = findMomentFault(measured, subject.dateOfBirth, now);
  const faults = fault ? [...implausible, { pointer: '/body/measuredAt', ...fault }] : implausible;
  return { measured: measured ?? { at: now, offset: 0 }, faults };
}
