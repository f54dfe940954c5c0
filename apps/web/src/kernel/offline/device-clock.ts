import type { OutboxEntry, Write } from './write';
import { kindOf } from './write-kinds';

/** Milliseconds by which a clock may be wrong before anyone is troubled with it; the server takes 5 minutes of the future. */
export const tolerance = 2 * 60_000;

/**
 * A write of "now" as it was by the server's clock. A device whose clock is a day ahead would else be refused, and one whose clock
 * is behind would write into yesterday. Only what was never sent is corrected: the server knows a key by its content.
 *
 * @param errorNow milliseconds by which this device's clock is ahead of the server's; what was known when it was kept counts more, since
 *   the clock may have been set meanwhile
 */
export function correctMoment(entry: OutboxEntry, errorNow: number): OutboxEntry {
  const { write, attempts } = entry;
  if (attempts > 0 || !isTimed(write) || !write.isNow) return entry;
  const error = write.clockError ?? errorNow;
  if (Math.abs(error) <= tolerance) return entry;
  return { ...entry, write: kindOf(write).earlier?.(write, error) ?? write };
}

/** Whether it depends on how wrong the clock is by now. */
export const asksForClock = ({ attempts, write }: OutboxEntry): boolean =>
  attempts === 0 && isTimed(write) && write.isNow && write.clockError === undefined;

/** A write that may be of the very moment at which it is kept. */
type TimedWrite = Extract<Write, { isNow: boolean }>;

const isTimed = (write: Write): write is TimedWrite => 'isNow' in write;

/** A write with how wrong the clock is while it is kept. @param error null where that is not known */
export function withClockError(write: Write, error: number | null): Write {
  if (!isTimed(write)) return write;
  const { clockError: _before, ...said } = write;
  return said.isNow && error !== null ? { ...said, clockError: error } : said;
}

/**
 * What is known of this device's clock as long as nobody sets it. A jump against a clock that cannot be set is one of both: it was set, or
 * the device slept; what was known then no longer holds.
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

/** So many milliseconds before a moment, told by the clocks of the same place. */
export function earlier(moment: string, milliseconds: number): string {
  const [offset = 'Z', sign, hours, minutes] = /(?:([+-])(\d\d):(\d\d)|Z)$/i.exec(moment) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  const there = new Date(Date.parse(moment) - milliseconds + ahead);
  return there.toISOString().replace('Z', offset);
}
