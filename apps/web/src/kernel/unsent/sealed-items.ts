import type { OutboxItem } from '@nadi/ui/screens/offline/OutboxDrawer';
import type { SealedEntry } from '../offline/entries';
import type { OutboxEntry } from '../offline/write';
import { sealedWords } from './unsent-kinds';

/** What is known of an entry that nobody can read any more. */
const itemOf = ({ id, type, timestamp }: SealedEntry): OutboxItem => ({
  id,
  ...sealedWords(type),
  since: new Date(timestamp).toISOString(),
  standing: { phase: 'waiting' },
  isSealedAway: true,
});

/**
 * What waits, with what cannot be read any more in its place. It holds up what is about the same thing.
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
