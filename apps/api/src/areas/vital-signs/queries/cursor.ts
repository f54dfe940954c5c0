import { createHash } from 'node:crypto';
import { parse, stringify } from 'uuid';

/** The position of a reading in a list: by its time, then by its id. */
export type Position = { measuredAt: Date; id: string };

const format = 1;
const body = 23;
const whole = 27;

/**
 * Returns a position as text for `cursor`. It is not a secret, because only their owner reads lists; the checksum at its end detects
 * cut or invented ones.
 */
export function toCursor({ measuredAt, id }: Position): string {
  const bytes = Buffer.alloc(whole);
  bytes.writeUInt8(format);
  bytes.writeIntBE(measuredAt.getTime(), 1, 6);
  bytes.set(parse(id), 7);
  sumOf(bytes).copy(bytes, body);
  return bytes.toString('base64url');
}

/** Returns the position of a cursor; null if it is not one. */
export function readCursor(text: string): Position | null {
  const bytes = Buffer.from(text, 'base64url');
  const isWhole = bytes.length === whole && bytes.toString('base64url') === text;
  if (!isWhole || bytes.readUInt8() !== format || !sumOf(bytes).equals(bytes.subarray(body))) return null;
  return { measuredAt: new Date(bytes.readIntBE(1, 6)), id: stringify(bytes.subarray(7, body)) };
}

const sumOf = (bytes: Buffer): Buffer =>
  createHash('sha256')
    .update(bytes.subarray(0, body))
    .digest()
    .subarray(0, whole - body);
