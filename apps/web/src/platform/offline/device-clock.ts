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
  const measuredAt = earlier(write.body.measuredAt, error);
  return { ...entry, write: { ...write, body: { ...write.body, measuredAt } } };
}

/** So many milliseconds before a moment, told by the clocks of the same place. */
function earlier(moment: string, milliseconds: number): string {
  const [offset = 'Z', sign, hours, minutes] = /(?:([+-])(\d\d):(\d\d)|Z)$/i.exec(moment) ?? [];
  const ahead = (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * 60_000 * (sign === '-' ? -1 : 1);
  const there = new Date(Date.parse(moment) - milliseconds + ahead);
  return there.toISOString().replace('Z', offset);
}
