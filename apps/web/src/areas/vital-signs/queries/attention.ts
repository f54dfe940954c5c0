import { mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';

type Told<Row> = { attention: Row | null; items: readonly { latest: Row }[] };

/**
 * Returns the most severe recent reading, as far as this device knows it before the server answers.
 *
 * @param standing current versions of readings, which override the server's answer; null for a deleted one
 */
export function attentionOf<Row extends Pick<ReadingRow, 'id' | 'measuredAt' | 'interpretation'>>(
  { attention, items }: Told<Row>,
  standing: ReadonlyMap<string, Row | null>,
  now: Date,
): Row | null {
  const told = [...(attention ? [attention] : []), ...items.map(({ latest }) => latest)];
  const all = new Map<string, Row | null>([...told.map((row) => [row.id, row] as const), ...standing]);
  return mostSevereRecent(
    [...all.values()].flatMap((row) => row ?? []),
    now,
  );
}
