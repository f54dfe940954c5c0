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
        // An error of no field is about the whole.
        label: fieldLabels[pointer.split('/').at(-1) ?? '']?.() ?? title,
        message,
      }));
      return { phase: 'refused', message: standing.message, errors };
    }
  }
}

/**
 * Returns the address at which an entry is changed before it is sent; null if there is nothing to change, as for a record to be deleted.
 *
 * @param entries of the signed-in person
 */
export const editAddress = (
  { subject, write }: OutboxEntry,
  entries: readonly OutboxEntry[],
): string | null =>
  unsentKindOf(write).editHref(
    write,
    entries.filter((one) => one.subject === subject),
  );

/** Whose entries they are: the patient for whom the page is, and the names of others. */
export type Whose = { current: string | null; nameOf: (patientId: string | null) => string | undefined };

const own: Whose = { current: null, nameOf: () => undefined };

/** Returns the waiting entries for the drawer. @param entries of the signed-in person, in order */
export const itemsOf = (
  entries: readonly OutboxEntry[],
  clock: Clock,
  { current, nameOf }: Whose = own,
): OutboxItem[] =>
  entries.map((entry) => {
    const patientId = entry.patientId ?? null;
    const words = unsentKindOf(entry.write).words(entry.write, clock);
    const isFirst = entries.find(({ subject }) => subject === entry.subject) === entry;
    return {
      ...words,
      id: entry.id,
      since: new Date(entry.timestamp).toISOString(),
      standing: standingOf(entry, words.title, isFirst),
      forWhom: nameOf(patientId),
      // Its form is on the page of its patient.
      editHref: patientId === current ? (editAddress(entry, entries) ?? undefined) : undefined,
    };
  });
