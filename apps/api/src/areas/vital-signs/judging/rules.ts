import type { FieldProblem, NewVitalSign } from '@nadi/contract/schema';
import { type Moment, parseMoment } from '@nadi/domain/kernel/moment';
import { findMomentFault } from '@nadi/domain/profile/dates-of-life';
import { findImplausible } from '@nadi/domain/vital-signs/bounds';
import type { Subject } from '@nadi/domain/vital-signs/vital-sign';

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
