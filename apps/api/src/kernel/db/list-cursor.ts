import { createHash } from 'node:crypto';
import { unprocessable } from '@nadi/api-server/problem';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { parse, stringify } from 'uuid';

/** The position of a row in a list: by its time, then by its id. */
export type Position = {
  at: Date;
  id: string;
  /** How many rows were before the next one when the cursor was made; 0 if the list finds that itself. */
  before?: number;
};

const format = 2;
const body = 27;
const whole = 31;

/** First moment of a position: the database reads no year before 1. The last one that fits into six bytes is in the year 6429. */
const earliest = Date.parse('0001-01-01T00:00:00Z');
/** Bound of `before`: no list is as long, and the next cursor must still be able to hold the sum. */
const maxBefore = 2 ** 31 - 1;

/**
 * Returns a position as text for `cursor`. It is not a secret, because only their owner reads lists. The checksum at its end detects
 * cut ones, but anyone can compute it: the bounds of `readCursor` keep an invented position harmless.
 */
export function toCursor({ at, id, before = 0 }: Position): string {
  const bytes = Buffer.alloc(whole);
  bytes.writeUInt8(format);
  bytes.writeIntBE(at.getTime(), 1, 6);
  bytes.set(parse(id), 7);
  bytes.writeUInt32BE(before, 23);
  sumOf(bytes).copy(bytes, body);
  return bytes.toString('base64url');
}

/** Returns the position of a cursor; null if it is not one. */
export function readCursor(text: string): Required<Position> | null {
  const bytes = Buffer.from(text, 'base64url');
  const isWhole = bytes.length === whole && bytes.toString('base64url') === text;
  if (!isWhole || bytes.readUInt8() !== format || !sumOf(bytes).equals(bytes.subarray(body))) return null;
  const [at, before] = [bytes.readIntBE(1, 6), bytes.readUInt32BE(23)];
  if (at < earliest || before > maxBefore) return null;
  const id = readId(bytes.subarray(7, 23));
  return id === null ? null : { at: new Date(at), id, before };
}

/** Returns 16 bytes as a UUID; null if they are none, as `stringify` throws then. */
function readId(bytes: Buffer): string | null {
  try {
    return stringify(bytes);
  } catch {
    return null;
  }
}

/** Reads the `cursor` of a query; null if there is none. @throws 422 if it is not one of ours */
export function positionOf(text: string | undefined): Required<Position> | null {
  if (text === undefined) return null;
  const position = readCursor(text);
  if (position) return position;
  throw unprocessable([
    { pointer: '/query/cursor', message: 'Must be `pagination.next` of an answer.', code: 'format' },
  ]);
}

/** Returns the condition of the rows that follow a position in a list with the newest first; none without a position. @param at a time, not a day */
export const behind = (after: Position | null, at: SQLWrapper, id: SQLWrapper): SQL | undefined =>
  after ? sql`(${at}, ${id}) < (${after.at.toISOString()}::timestamptz, ${after.id}::uuid)` : undefined;

const sumOf = (bytes: Buffer): Buffer =>
  createHash('sha256')
    .update(bytes.subarray(0, body))
    .digest()
    .subarray(0, whole - body);
