import type { OutboxItem } from '@nadi/ui/screens/offline/OutboxDrawer';
import type { SealedEntry } from '../offline/entries';
import type { OutboxEntry } from '../offline/write';
import { sealedWords } from './unsent-kinds';

/** Returns the known facts about an entry that can no longer be read. */
const itemOf = ({ id, type, timestamp }: SealedEntry): OutboxItem => ({
  id,
  ...sealedWords(type),
  since: new Date(timestamp).toISOString(),
  standing: { phase: 'waiting' },
  isSealedAway: true,
});

/**
 * Returns the waiting entries, with those that can no longer be read in their place. These block entries about the same record.
 *
 * @param items of the entries, one each
 */
export function withSealed(
  items: readonly OutboxItem[],
  entries: readonly OutboxEntry[],
  sealed: readonly SealedEntry[],
): OutboxItem[] {
  const held = items.map((item, index): OutboxItem => {
    const isHeldUp = sealed.some(({ subject, id }) => subject === entries[index]?.subject && id < item.id);
    return isHeldUp && item.standing.phase === 'waiting'
      ? { ...item, standing: { phase: 'waiting', isFirst: false } }
      : item;
  });
  return [...held, ...sealed.map(itemOf)].sort((a, b) => a.id - b.id);
}
