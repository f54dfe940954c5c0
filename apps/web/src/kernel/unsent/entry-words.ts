import type { ItemStanding, OutboxItem } from '@nadi/ui/screens/offline/OutboxDrawer';
import type { Clock } from '../browser/clock';
import type { OutboxEntry } from '../offline/write';
import { conflictPath } from './entry-address';
import { unsentKindOf } from './unsent-kinds';

function standingOf({ id, write, standing }: OutboxEntry, title: string, isFirst: boolean): ItemStanding {
  switch (standing.phase) {
    case 'waiting':
      return { phase: 'waiting', isFirst };
    case 'sending':
      return standing;
    case 'conflict':
      return { phase: 'conflict', message: standing.message, href: conflictPath(id) };
    case 'refused': {
      const { fieldLabels } = unsentKindOf(write);
      const errors = standing.errors.map(({ pointer, message }) => ({
        // What is said of no field is said of the whole.
        label: fieldLabels[pointer.split('/').at(-1) ?? '']?.() ?? title,
        message,
      }));
      return { phase: 'refused', message: standing.message, errors };
    }
  }
}

/**
 * Where an entry is changed before it is sent; null where there is nothing to change, as about a record that is to be deleted.
 *
 * @param entries of who is here
 */
export const editAddress = (
  { subject, write }: OutboxEntry,
  entries: readonly OutboxEntry[],
): string | null =>
  unsentKindOf(write).editHref(
    write,
    entries.filter((one) => one.subject === subject),
  );

/** What waits, as the drawer tells it. @param entries of who is here, in their order */
export const itemsOf = (entries: readonly OutboxEntry[], clock: Clock): OutboxItem[] =>
  entries.map((entry) => {
    const words = unsentKindOf(entry.write).words(entry.write, clock);
    const isFirst = entries.find(({ subject }) => subject === entry.subject) === entry;
    return {
      ...words,
      id: entry.id,
      since: new Date(entry.timestamp).toISOString(),
      standing: standingOf(entry, words.title, isFirst),
      editHref: editAddress(entry, entries) ?? undefined,
    };
  });
