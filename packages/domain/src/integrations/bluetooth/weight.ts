import { Bytes, hasBit } from './bytes';
import { type DeviceMessage, type DeviceRemark, inUnit, once, refused } from './device-message';
import { readWall } from './device-time';

/** The weight of a scale that could not measure. */
const unsuccessful = 0xffff;
const unknownUser = 0xff;

/**
 * Reads Weight Measurement (0x2A9D; Bluetooth GATT Specification Supplement, Weight Measurement,
 * https://www.bluetooth.com/specifications/specs/gatt-specification-supplement/): steps of 0.005 kg or 0.01 lb. The height, and the body mass index
 * that is made of it, were typed into the scale and not measured.
 */
export function readWeight(view: DataView): DeviceMessage {
  const bytes = new Bytes(view);
  const flags = bytes.uint8();
  const isImperial = hasBit(flags, 0);
  const unit = isImperial ? '[lb_av]' : 'kg';
  const steps = bytes.uint16();
  const wall = hasBit(flags, 1) ? readWall(bytes) : null;
  const user = hasBit(flags, 2) ? bytes.uint8() : null;
  const remarks: DeviceRemark[] = [];
  if (user !== null && user !== unknownUser && user > 0) remarks.push('other-user-possible');
  if (hasBit(flags, 3)) {
    bytes.uint16();
    bytes.uint16();
    remarks.push('height-not-read');
  }
  if (flags >> 4 !== 0 || bytes.left > 0) remarks.push('unknown-statement');
  if (steps === unsuccessful) return refused('weight', 'not-valid', { remarks: once(remarks), wall });
  const value = inUnit(isImperial ? steps / 100 : steps / 200, unit);
  return { readings: [{ type: 'weight', unit, value }], refusal: null, remarks: once(remarks), wall };
}
