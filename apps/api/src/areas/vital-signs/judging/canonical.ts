import { canonicalUnitOf, decimalsOf, roundTo, toCanonical } from '@nadi/domain/vital-signs/units';
import type { Unit, VitalSignType } from '@nadi/domain/vital-signs/vital-sign';

/**
 * A value in its type's canonical unit, with two decimals more than it is read with: exact for every device, and so few
 * different ones that the database can count readings by value.
 */
export const canonicalValueOf = (type: VitalSignType, value: number, unit: Unit): number =>
  roundTo(toCanonical(value, unit), decimalsOf[canonicalUnitOf(type)] + 2);
