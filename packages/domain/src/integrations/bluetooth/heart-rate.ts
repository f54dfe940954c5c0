import { Bytes, hasBit } from './bytes';
import { type DeviceMessage, refused } from './device-message';

/**
 * Reads Heart Rate Measurement (0x2A37; Bluetooth GATT Specification Supplement, Heart Rate Measurement,
 * https://www.bluetooth.com/specifications/specs/gatt-specification-supplement/). It comes about once in a second. The energy and the times between
 * beats, which may follow, are no readings of a record.
 */
export function readHeartRate(view: DataView): DeviceMessage {
  const bytes = new Bytes(view);
  const flags = bytes.uint8();
  const value = hasBit(flags, 0) ? bytes.uint16() : bytes.uint8();
  const [isContact, tellsContact] = [hasBit(flags, 1), hasBit(flags, 2)];
  if (tellsContact && !isContact) return refused('pulse', 'not-worn');
  // Straps send 0 until they have found the first beats.
  if (value === 0) return refused('pulse', 'ongoing');
  const remarks = flags >> 5 === 0 ? [] : (['unknown-statement'] as const);
  return { readings: [{ type: 'pulse', unit: '/min', value }], refusal: null, remarks, wall: null };
}
