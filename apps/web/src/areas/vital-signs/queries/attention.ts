import { mostSevereRecent } from '@nadi/domain/vital-signs/attention';
import type { ReadingRow } from '@nadi/ui/components/ReadingTable';

type Told<Row> = { attention: Row | null; items: readonly { latest: Row }[] };

/**
 * The most severe recent reading, as far as it is known here before the server tells it.
 *
 * @param standing readings as they stand by now, over what was told of them; null where one is gone
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
