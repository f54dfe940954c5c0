import { Bytes, type DeviceNumber, hasBit } from './bytes';
import {
  type DeviceMessage,
  type DeviceRefusal,
  type DeviceRemark,
  inUnit,
  once,
  reasonOf,
  refused,
} from './device-message';
import { readWall, shifted } from './device-time';

/** Bits of the sensor status annunciation with which there is no value, in the order in which they count. */
const refusals: readonly [number, DeviceRefusal][] = [
  [5, 'above-scale'],
  [6, 'below-scale'],
  [1, 'device-fault'],
  [10, 'device-fault'],
  [2, 'strip-fault'],
  [3, 'strip-fault'],
  [4, 'strip-fault'],
  [9, 'strip-fault'],
  [7, 'too-warm'],
  [8, 'too-cold'],
];
const remarked: readonly [number, DeviceRemark][] = [
  [0, 'battery-low'],
  [11, 'clock-fault'],
];

const wholeBlood: ReadonlySet<number> = new Set([1, 3, 5, 7]);
const tissueFluid = 9;
const controlSolution = 10;
/** Sample locations: 1 is a finger, 4 the control solution, 15 not known. */
const otherSites: ReadonlySet<number> = new Set([2, 3]);
const controlLocation = 4;

/** Minutes that are beyond what a time offset can say. */
const overrun = 0x7fff;
const underrun = -0x8000;

/** Says what the sample was. Of whole blood a number is about a tenth lower than of plasma (IFCC, factor 1.11, https://doi.org/10.1515/CCLM.2006.275). */
function sampleRemarks(sample: number, location: number): DeviceRemark[] {
  return [
    ...(wholeBlood.has(sample) ? (['whole-blood'] as const) : []),
    ...(sample === tissueFluid ? (['tissue-fluid'] as const) : []),
    ...(otherSites.has(location) ? (['other-blood-site'] as const) : []),
    ...(sample === 0 || sample > controlSolution ? (['unknown-statement'] as const) : []),
  ];
}

/**
 * Reads Glucose Measurement (0x2A18; Bluetooth GATT Specification Supplement, Glucose Measurement,
 * https://www.bluetooth.com/specifications/specs/gatt-specification-supplement/): a concentration in kg/L or mol/L. A test with a control solution is
 * none of a person.
 */
export function readGlucose(view: DataView): DeviceMessage {
  const bytes = new Bytes(view);
  const flags = bytes.uint8();
  bytes.uint16();
  const base = readWall(bytes);
  const offset = hasBit(flags, 0) ? bytes.int16() : 0;
  const hasValue = hasBit(flags, 1);
  const concentration: DeviceNumber = hasValue ? bytes.sfloat() : { kind: 'not-a-number' };
  const place = hasValue ? bytes.uint8() : null;
  const [sample, location] = place === null ? [null, null] : [place & 0x0f, place >> 4];
  const status = hasBit(flags, 3) ? bytes.uint16() : 0;
  const remarks: DeviceRemark[] = remarked.flatMap(([bit, remark]) => (hasBit(status, bit) ? [remark] : []));
  if (sample !== null) remarks.push(...sampleRemarks(sample, location));
  const isBeyond = offset === overrun || offset === underrun;
  if (isBeyond) remarks.push('clock-fault');
  if (flags >> 5 !== 0 || status >> 12 !== 0 || bytes.left > 0) remarks.push('unknown-statement');
  const wall = base && !isBeyond ? shifted(base, offset) : null;
  const more = { remarks: once(remarks), wall };
  if (sample === controlSolution || location === controlLocation)
    return refused('glucose', 'control-solution', more);
  const [said] = refusals.flatMap(([bit, reason]) => (hasBit(status, bit) ? [reason] : []));
  const reason = said ?? reasonOf(concentration);
  if (reason || concentration.kind !== 'number') return refused('glucose', reason ?? 'no-number', more);
  const isMolar = hasBit(flags, 2);
  const unit = isMolar ? 'mmol/L' : 'mg/dL';
  const value = inUnit(concentration.value * (isMolar ? 1000 : 100_000), unit);
  return { readings: [{ type: 'glucose', unit, value }], refusal: null, ...more };
}
