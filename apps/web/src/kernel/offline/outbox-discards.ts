import type { Entries, SealedEntry } from './entries';
import type { OutboxNews } from './outbox-news';

type Options = {
  entries: Entries;
  /** Returns the signed-in person. @throws if no one is signed in */
  someone: () => string;
  tell: (news: OutboxNews) => void;
};

/** Removes entries that are never sent, and tells it to all tabs. */
export function createDiscards({ entries, someone, tell }: Options) {
  const tellOf = (owner: string, removed: number[]) => tell({ owner, kind: 'changed', entries: [], removed });
  return {
    async discardSealed(entry: SealedEntry): Promise<void> {
      const who = someone();
      await entries.discardSealed(who, entry);
      tellOf(who, [entry.id]);
    },

    /** Removes all entries of the signed-in person. */
    async discardAll(): Promise<void> {
      const who = someone();
      const all = await entries.list(who);
      await entries.discardAll(who);
      tellOf(
        who,
        all.map(({ id }) => id),
      );
    },

    /** Removes all entries for a patient for whom the signed-in person may no longer act. @returns how many there were */
    async discardFor(patientId: string): Promise<number> {
      const who = someone();
      const removed = await entries.discardFor(who, patientId);
      if (removed.length > 0) tellOf(who, removed);
      return removed.length;
    },
  };
}
