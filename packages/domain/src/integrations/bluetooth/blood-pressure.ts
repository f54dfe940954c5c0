import { Bytes, hasBit } from './bytes';
import {
  type DeviceMessage,
  type DeviceReading,
  type DeviceRemark,
  inUnit,
  once,
  reasonOf,
  refused,
} from './device-message';
import { readWall } from './device-time';

/** Millimetres of mercury in a kilopascal: 1 mmHg is 133.322 Pa (NIST SP 811, appendix B.8). */
const perKilopascal = 1000 / 133.322;

/** Bits of the measurement status; 3 and 4 are one number, 6 to 15 are reserved. */
const statuses: readonly [number, DeviceRemark][] = [
  [0, 'body-movement'],
  [1, 'cuff-too-loose'],
  [2, 'irregular-pulse'],
  [5, 'wrong-position'],
];

function remarksOf(status: number): DeviceRemark[] {
  const range = (status >> 3) & 0b11;
  return [
    ...statuses.flatMap(([bit, remark]) => (hasBit(status, bit) ? [remark] : [])),
    ...(range === 1 ? (['pulse-above-range'] as const) : []),
    ...(range === 2 ? (['pulse-below-range'] as const) : []),
    ...(range === 3 || status >> 6 !== 0 ? (['unknown-statement'] as const) : []),
  ];
}

/**
 * Reads Blood Pressure Measurement (0x2A35; Bluetooth GATT Specification Supplement, Blood Pressure Measurement,
 * https://www.bluetooth.com/specifications/specs/gatt-specification-supplement/). The mean pressure is not a reading of a record.
 */
export function readBloodPressure(view: DataView): DeviceMessage {
  const bytes = new Bytes(view);
  const flags = bytes.uint8();
  const factor = hasBit(flags, 0) ? perKilopascal : 1;
  const [systolic, diastolic] = [bytes.sfloat(), bytes.sfloat()];
  bytes.sfloat();
  const wall = hasBit(flags, 1) ? readWall(bytes) : null;
  const pulse = hasBit(flags, 2) ? bytes.sfloat() : null;
  const user = hasBit(flags, 3) ? bytes.uint8() : null;
  const status = hasBit(flags, 4) ? bytes.uint16() : 0;
  const remarks: DeviceRemark[] = remarksOf(status);
  if (user !== null && user !== unknownUser && user > 0) remarks.push('other-user-possible');
  if (flags >> 5 !== 0 || bytes.left > 0) remarks.push('unknown-statement');
  const reason = reasonOf(systolic) ?? reasonOf(diastolic);
  if (reason || systolic.kind !== 'number' || diastolic.kind !== 'number')
    return refused('blood_pressure', reason ?? 'no-number', { remarks: once(remarks), wall });
  const pressure = (value: number) => inUnit(value * factor, 'mm[Hg]');
  const readings: DeviceReading[] = [
    {
      ...{ type: 'blood_pressure', unit: 'mm[Hg]' },
      ...{ systolic: pressure(systolic.value), diastolic: pressure(diastolic.value) },
    },
  ];
  if (pulse?.kind === 'number')
    readings.push({ type: 'pulse', unit: '/min', value: inUnit(pulse.value, '/min') });
  else if (pulse) remarks.push('pulse-missing');
  return { readings, refusal: null, remarks: once(remarks), wall };
}

/** The number of a user whom the device does not know. */
const unknownUser = 0xff;
