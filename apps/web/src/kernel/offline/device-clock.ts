import type { OutboxEntry, Write } from './write';
import { kindOf } from './write-kinds';

/** Milliseconds by which a clock may be wrong before a correction is made; the server accepts times up to 5 minutes in the future. */
export const tolerance = 2 * 60_000;

/**
 * Returns a write of "now" with the time by the server's clock. Otherwise a device whose clock is a day ahead would be refused, and one whose
 * clock is behind would write into yesterday. Only unsent writes are corrected: the server knows a key by its content.
 *
 * @param errorNow milliseconds by which this device's clock is ahead of the server's; a value known when it was kept counts more, because
 *   the clock may have been set meanwhile
 */
export function correctMoment(entry: OutboxEntry, errorNow: number): OutboxEntry {
  const { write, attempts } = entry;
  if (attempts > 0 || !isTimed(write) || !write.isNow) return entry;
  const error = write.clockError ?? errorNow;
  if (Math.abs(error) <= tolerance) return entry;
  return { ...entry, write: kindOf(write).earlier?.(write, error) ?? write };
}

/** True if it depends on the current clock error. */
export const asksForClock = ({ attempts, write }: OutboxEntry): boolean =>
  attempts === 0 && isTimed(write) && write.isNow && write.clockError === undefined;

/** A write that may describe the very moment at which it is kept. */
type TimedWrite = Extract<Write, { isNow: boolean }>;

const isTimed = (write: Write): write is TimedWrite => 'isNow' in write;

/** A write with the clock error at the time when it is kept. @param error null if unknown */
export function withClockError(write: Write, error: number | null): Write {
  if (!isTimed(write)) return write;
  const { clockError: _before, ...said } = write;
  return said.isNow && error !== null ? { ...said, clockError: error } : said;
}

/**
 * The known error of this device's clock, until someone sets it. A jump against the monotonic clock means that it was set, or that
 * the device slept; the known error is then no longer valid.
 */
export function createClockKnowledge(now: () => number, monotonic: () => number) {
  const jumped = () => now() - monotonic();
  let known: { error: number; at: number } | null = null;
  return {
    learn(error: number): void {
      known = { error, at: jumped() };
    },
    error: (): number | null => (known && Math.abs(jumped() - known.at) <= tolerance ? known.error : null),
  };
}

/** Returns a time so many milliseconds earlier, with the same UTC offset. */
export function earlier(moment: string, milliseconds: number): string {
  const [offset = 'Z', sign, hours, minutes] = /(?:([+-])(\d\d):(\d\d)|Z)$/i.exec(moment) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  const there = new Date(Date.parse(moment) - milliseconds + ahead);
  return there.toISOString().replace('Z', offset);
}
