import { messagesFor, type ToldReading } from '@nadi/domain/vital-signs/messages-for';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';

type Known<Row> = {
  /** Absent in an answer that an earlier version of the app kept on this device. */
  recent?: readonly Row[];
  attention?: Row | null;
  items: readonly { latest: Row }[];
};

/**
 * Returns the readings on which the messages of a person depend, as far as this device knows them.
 *
 * @param current current versions of readings, which override the server's answer; null for a deleted one
 */
export function knownReadings<Row extends Pick<ReadingRow, 'id'>>(
  { recent = [], attention, items }: Known<Row>,
  current: ReadonlyMap<string, Row | null> = new Map(),
): Row[] {
  const told = [...(attention ? [attention] : []), ...recent, ...items.map(({ latest }) => latest)];
  const all = new Map<string, Row | null>([...told.map((row) => [row.id, row] as const), ...current]);
  return [...all.values()].flatMap((row) => row ?? []);
}

/** Returns all that a page must tell of a person's readings. */
export const toldOf = <Row extends ToldReading & Pick<ReadingRow, 'id'>>(
  known: Known<Row>,
  current: ReadonlyMap<string, Row | null>,
  now: Date,
) => messagesFor(knownReadings(known, current), now);
