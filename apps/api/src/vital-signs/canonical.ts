import { canonicalUnitOf, decimalsOf, roundTo, toCanonical } from '@nadi/clinical/units';
import type { Reading, Unit, VitalSignType } from '@nadi/clinical/vital-sign';

/**
 * A value in its type's canonical unit, with two decimals more than it is read with: exact for every device, and so few
 * different ones that the database can count readings by value.
 */
export const canonicalValueOf = (type: VitalSignType, value: number, unit: Unit): number =>
  roundTo(toCanonical(value, unit), decimalsOf[canonicalUnitOf(type)] + 2);

type Numbers = {
  type: VitalSignType;
  systolic: number | null;
  diastolic: number | null;
  canonicalValue: number | null;
  timing: Reading['timing'];
};

/** Numbers of the database as the clinical rules take them. */
export const toReading = ({ type, systolic, diastolic, canonicalValue, timing }: Numbers): Reading => ({
  type,
  unit: canonicalUnitOf(type),
  systolic,
  diastolic,
  value: canonicalValue,
  timing,
});
