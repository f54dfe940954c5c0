import { decimalsOf, roundTo } from '../../vital-signs/units';
import type { MeasuringSite, Unit, VitalSignType } from '../../vital-signs/vital-sign';
import type { DeviceNumber } from './bytes';
import type { Wall } from './device-time';

/** A reading of a device, before it is checked. */
export type DeviceReading = {
  type: VitalSignType;
  unit: Unit;
  systolic?: number;
  diastolic?: number;
  value?: number;
  site?: MeasuringSite;
};

/** A statement of the device about a reading that it gives. */
export type DeviceRemark =
  | 'body-movement'
  | 'cuff-too-loose'
  | 'irregular-pulse'
  | 'pulse-above-range'
  | 'pulse-below-range'
  | 'wrong-position'
  | 'pulse-missing'
  | 'early-estimate'
  | 'questionable'
  | 'weak-signal'
  | 'low-perfusion'
  | 'other-site'
  | 'other-user-possible'
  | 'height-not-read'
  | 'whole-blood'
  | 'tissue-fluid'
  | 'other-blood-site'
  | 'battery-low'
  | 'clock-fault'
  | 'unknown-statement';

/** The reason why a device gives no reading. */
export type DeviceRefusal =
  | 'cut-off'
  | 'no-number'
  | 'above-scale'
  | 'below-scale'
  | 'demonstration'
  | 'control-solution'
  | 'not-valid'
  | 'not-worn'
  | 'ongoing'
  | 'device-fault'
  | 'strip-fault'
  | 'too-warm'
  | 'too-cold';

/** The content of one message of a device. */
export type DeviceMessage = {
  /** Empty if `refusal` says why. */
  readings: readonly DeviceReading[];
  /** The type that the reading would have had; null if readings are given. */
  refusal: { reason: DeviceRefusal; type: VitalSignType } | null;
  remarks: readonly DeviceRemark[];
  /** The time on the device's own clock, which has no zone; null if it sends none or does not know it. */
  wall: Wall | null;
};

/** Returns the message of a device that gives no reading. */
export const refused = (
  type: VitalSignType,
  reason: DeviceRefusal,
  more: Partial<Pick<DeviceMessage, 'remarks' | 'wall'>> = {},
): DeviceMessage => ({ readings: [], refusal: { reason, type }, remarks: [], wall: null, ...more });

/** Returns the reason why what is sent instead of a number is none. */
export function reasonOf(number: DeviceNumber): DeviceRefusal | null {
  if (number.kind === 'number') return null;
  if (number.kind === 'above') return 'above-scale';
  return number.kind === 'below' ? 'below-scale' : 'no-number';
}

/** Returns a number as it is read in a unit: a device may send more digits than it measures. */
export const inUnit = (value: number, unit: Unit): number => roundTo(value, decimalsOf[unit]);

/** Returns items without repetitions, in their order. */
export const once = <Item>(items: readonly Item[]): Item[] => [...new Set(items)];
