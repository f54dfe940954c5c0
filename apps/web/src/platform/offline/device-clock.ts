import type { OutboxEntry } from './write';

/** Milliseconds by which a clock may be wrong before anyone is troubled with it; the server takes 5 minutes of the future. */
export const tolerance = 2 * 60_000;

/**
 * A reading of "now" as it was by the server's clock. A device whose clock is a day ahead would else be refused, and one whose clock
 * is behind would write into yesterday. Only what was never sent is corrected: the server knows a key by its content.
 *
 * @param error milliseconds by which this device's clock is ahead of the server's
 */
export function correctMoment(entry: OutboxEntry, error: number): OutboxEntry {
  const { write, attempts } = entry;
  if (Math.abs(error) <= tolerance || attempts > 0) return entry;
  if (write.operation !== 'recordVitalSign' || !write.isNow) return entry;
  const measuredAt = new Date(Date.parse(write.body.measuredAt) - error).toISOString();
  return { ...entry, write: { ...write, body: { ...write.body, measuredAt } } };
}
