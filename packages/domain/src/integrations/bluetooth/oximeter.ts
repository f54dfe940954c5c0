import { Bytes, type DeviceNumber, hasBit } from './bytes';
import {
  type DeviceMessage,
  type DeviceReading,
  type DeviceRefusal,
  type DeviceRemark,
  inUnit,
  once,
  reasonOf,
  refused,
} from './device-message';
import { readWall } from './device-time';

/** Bits of the measurement status; 7 to 9 say that the data are good or stored, 0 to 4 are reserved. */
const refusals: readonly [number, DeviceRefusal][] = [
  [10, 'demonstration'],
  [11, 'demonstration'],
  [12, 'ongoing'],
  [13, 'not-valid'],
  [15, 'not-valid'],
];
const remarked: readonly [number, DeviceRemark][] = [
  [6, 'early-estimate'],
  [14, 'questionable'],
];
/** Bits of the device and sensor status; 0 and 9 are of no account for a value, 16 to 23 are reserved. */
const sensorRefusals: readonly [number, DeviceRefusal][] = [
  [1, 'device-fault'],
  [7, 'not-worn'],
  [11, 'not-worn'],
  [12, 'device-fault'],
  [13, 'not-worn'],
  [14, 'device-fault'],
  [15, 'device-fault'],
];
const sensorRemarks: readonly [number, DeviceRemark][] = [
  [2, 'weak-signal'],
  [3, 'weak-signal'],
  [4, 'weak-signal'],
  [5, 'low-perfusion'],
  [6, 'weak-signal'],
  [8, 'questionable'],
  [10, 'weak-signal'],
];

const found = <Word>(status: number, words: readonly [number, Word][]): Word[] =>
  words.flatMap(([bit, word]) => (hasBit(status, bit) ? [word] : []));

type Told = { saturation: DeviceNumber; pulse: DeviceNumber; status: number; sensor: number };
type More = { remarks: DeviceRemark[]; wall: DeviceMessage['wall'] };

function messageOf({ saturation, pulse, status, sensor }: Told, { remarks, wall }: More): DeviceMessage {
  const all: DeviceRemark[] = [
    ...found(status, remarked),
    ...found(sensor, sensorRemarks),
    ...remarks,
    ...((status & 0b11111) !== 0 || sensor >= 2 ** 16 ? (['unknown-statement'] as const) : []),
  ];
  const [said] = [...found(status, refusals), ...found(sensor, sensorRefusals)];
  const reason = said ?? reasonOf(saturation);
  if (reason || saturation.kind !== 'number')
    return refused('oxygen_saturation', reason ?? 'no-number', { remarks: once(all), wall });
  const readings: DeviceReading[] = [
    { type: 'oxygen_saturation', unit: '%', value: inUnit(saturation.value, '%') },
  ];
  if (pulse.kind === 'number')
    readings.push({ type: 'pulse', unit: '/min', value: inUnit(pulse.value, '/min') });
  else all.push('pulse-missing');
  return { readings, refusal: null, remarks: once(all), wall };
}

/**
 * Reads PLX Spot-check Measurement (0x2A5E; Pulse Oximeter Service 1.0, section 3.1,
 * https://www.bluetooth.com/specifications/specs/pulse-oximeter-service-1-0/). A measurement that is under way is no spot-check yet.
 */
export function readSpotCheck(view: DataView): DeviceMessage {
  const bytes = new Bytes(view);
  const flags = bytes.uint8();
  const [saturation, pulse] = [bytes.sfloat(), bytes.sfloat()];
  const shown = hasBit(flags, 0) ? readWall(bytes) : null;
  const status = hasBit(flags, 1) ? bytes.uint16() : 0;
  const sensor = hasBit(flags, 2) ? bytes.uint24() : 0;
  if (hasBit(flags, 3)) bytes.sfloat();
  const isUnset = hasBit(flags, 4);
  const remarks: DeviceRemark[] = [];
  if (isUnset) remarks.push('clock-fault');
  if (flags >> 5 !== 0 || bytes.left > 0) remarks.push('unknown-statement');
  const wall = isUnset ? null : shown;
  if (hasBit(status, 5)) return refused('oxygen_saturation', 'ongoing', { remarks, wall });
  return messageOf({ saturation, pulse, status, sensor }, { remarks, wall });
}

/** Reads PLX Continuous Measurement (0x2A5F; the same, section 3.2). It comes about once in a second; the usual of its three averages is read. */
export function readContinuous(view: DataView): DeviceMessage {
  const bytes = new Bytes(view);
  const flags = bytes.uint8();
  const [saturation, pulse] = [bytes.sfloat(), bytes.sfloat()];
  for (const bit of [0, 1])
    if (hasBit(flags, bit)) {
      bytes.sfloat();
      bytes.sfloat();
    }
  const status = hasBit(flags, 2) ? bytes.uint16() : 0;
  const sensor = hasBit(flags, 3) ? bytes.uint24() : 0;
  if (hasBit(flags, 4)) bytes.sfloat();
  const remarks: DeviceRemark[] = flags >> 5 !== 0 || bytes.left > 0 ? ['unknown-statement'] : [];
  return messageOf({ saturation, pulse, status, sensor }, { remarks, wall: null });
}
