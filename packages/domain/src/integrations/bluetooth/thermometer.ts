import type { MeasuringSite } from '../../vital-signs/vital-sign';
import { Bytes, hasBit } from './bytes';
import { type DeviceMessage, type DeviceRemark, inUnit, once, reasonOf, refused } from './device-message';
import { readWall } from './device-time';

/** The sites of Temperature Type (0x2A1D) that a record has; a body, a finger, a toe and the gut are others. */
const sites: Partial<Record<number, MeasuringSite>> = {
  1: 'armpit',
  3: 'ear',
  6: 'mouth',
  7: 'rectum',
  9: 'ear',
};
/** The body in general says no more than nothing. */
const general = 2;
const lastSite = 9;

/**
 * Reads Temperature Measurement (0x2A1C; Bluetooth GATT Specification Supplement, Temperature Measurement and Temperature Type,
 * https://www.bluetooth.com/specifications/specs/gatt-specification-supplement/).
 */
export function readThermometer(view: DataView): DeviceMessage {
  const bytes = new Bytes(view);
  const flags = bytes.uint8();
  const unit = hasBit(flags, 0) ? '[degF]' : 'Cel';
  const temperature = bytes.float();
  const wall = hasBit(flags, 1) ? readWall(bytes) : null;
  const place = hasBit(flags, 2) ? bytes.uint8() : general;
  const remarks: DeviceRemark[] = [];
  const site = sites[place];
  if (!site && place !== general)
    remarks.push(place === 0 || place > lastSite ? 'unknown-statement' : 'other-site');
  if (flags >> 3 !== 0 || bytes.left > 0) remarks.push('unknown-statement');
  const reason = reasonOf(temperature);
  if (temperature.kind !== 'number')
    return refused('temperature', reason ?? 'no-number', { remarks: once(remarks), wall });
  const value = inUnit(temperature.value, unit);
  return {
    readings: [{ type: 'temperature', unit, value, ...(site && { site }) }],
    ...{ refusal: null, remarks: once(remarks), wall },
  };
}
