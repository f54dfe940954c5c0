import type { Intent } from './entries';
import type { Change, RecordStore, StoredRecord } from './records';
import { writeBytes } from './sealed-write';
import type { Vault } from './vault';
import type { OutboxEntry } from './write';
import { kindOf } from './write-kinds';

type Options = {
  records: RecordStore;
  vault: Vault;
  /** Whether the server may have it. */
  mayBeThere: (record: StoredRecord) => boolean;
  /** @returns null where it cannot be read any more */
  read: (record: StoredRecord) => Promise<OutboxEntry | null>;
};

type Meant = Omit<Intent, 'owner'>;

/** What its person does to an entry. Each is one transaction: killed at any moment, it was done or it was not. */
export function createEntryChanges({ records, vault, mayBeThere, read }: Options) {
  /** Changes one record, where it still is as it was seen. */
  async function changeOne(
    seen: OutboxEntry,
    decide: (record: StoredRecord, all: readonly StoredRecord[]) => Change | null,
  ): Promise<boolean> {
    let isDone = false;
    await records.change(seen.owner, [seen.subject], (all) => {
      const record = all.find(isAsSeen(seen));
      const change = record ? decide(record, all) : null;
      isDone = change !== null;
      return change ?? {};
    });
    return isDone;
  }

  /**
   * Puts a decision in the place of entries about one thing, be it about that thing or another.
   *
   * @param chain the entry in question, which the server cannot have, and those behind it
   * @returns how it stands then, and ids of what left; null where the first was decided about meanwhile, or sent
   */
  async function decide(
    chain: readonly OutboxEntry[],
    { write, ...meant }: Meant,
  ): Promise<{ entry: OutboxEntry; removed: number[] } | null> {
    const [seen, ...behind] = chain;
    if (!seen) return null;
    const data = await vault.seal(seen.owner, writeBytes(write));
    const afresh = { type: kindOf(write).type, attempts: 0, ...meant };
    let removed: number[] = [];
    let { baseVersion } = meant;
    const isDone = await changeOne(seen, (record, all) => {
      if (mayBeThere(record)) return null;
      // The entry before it was taken since the person looked, and the record says which version that left behind.
      if (meant.subject === record.subject) baseVersion ??= record.baseVersion;
      const gone = all.filter((one) => behind.some((each) => isAsSeen(each)(one)) && !mayBeThere(one));
      removed = gone.map(({ id }) => id);
      // What is named in what was decided is no name of another thing.
      const targetId = meant.subject === record.subject ? record.targetId : null;
      return {
        put: [{ ...record, ...afresh, baseVersion, data, targetId, standing: 'waiting', answer: null }],
        remove: removed,
      };
    });
    if (!isDone) return null;
    return { entry: { ...seen, ...afresh, baseVersion, write, standing: { phase: 'waiting' } }, removed };
  }

  return {
    decide,

    /**
     * Puts another intent in the place of an entry, where the server cannot have the first: it was never sent, or was refused.
     *
     * @returns the entry; null where it was sent meanwhile
     */
    replace: async (seen: OutboxEntry, intent: Omit<Meant, 'subject'>): Promise<OutboxEntry | null> =>
      (await decide([seen], { ...intent, subject: seen.subject }))?.entry ?? null,

    /** Sends a refused entry once more as it is, under its own key: the server keeps nothing of what it refused. */
    async retry(seen: OutboxEntry): Promise<OutboxEntry | null> {
      const isDone = await changeOne(seen, (record) => ({
        put: [{ ...record, standing: 'waiting', answer: null }],
      }));
      return isDone ? { ...seen, standing: { phase: 'waiting' } } : null;
    },

    /**
     * Takes an entry out, with what rests on it where it would have brought its subject into being.
     *
     * @returns ids of what left, none where the server may have it already; and what rests elsewhere now
     */
    async discard(seen: OutboxEntry): Promise<{ removed: number[]; changed: OutboxEntry[] }> {
      let gone: number[] = [];
      let resting: StoredRecord | undefined;
      await changeOne(seen, (record, all) => {
        if (mayBeThere(record)) return null;
        const after = all.filter(({ id }) => id > record.id);
        const isOrigin = kindOf(seen.write).isOrigin ?? false;
        gone = [record.id, ...(isOrigin ? after.map(({ id }) => id) : [])];
        const [next] = after;
        // It rested on what this one would have left behind; now it rests on what this one rested on.
        if (next && !isOrigin && next.baseVersion === null)
          resting = { ...next, baseVersion: record.baseVersion, targetId: next.targetId ?? record.targetId };
        return { remove: gone, put: resting ? [resting] : [] };
      });
      const changed = resting && (await read(resting));
      return { removed: gone, changed: changed ? [changed] : [] };
    },

    /** Takes out one that nobody can read any more. What stands behind it stays, and is asked about where it contradicts. */
    discardSealed: (owner: string, { id, subject }: Pick<OutboxEntry, 'id' | 'subject'>): Promise<void> =>
      records.change(owner, [subject], (all) => ({ remove: all.some((one) => one.id === id) ? [id] : [] })),

    /** Takes everything of a person out, unsent as it is. */
    async discardAll(owner: string): Promise<void> {
      const all = await records.all(owner);
      await records.change(owner, [...new Set(all.map(({ subject }) => subject))], (found) => ({
        remove: found.map(({ id }) => id),
      }));
    },
  };
}

const isAsSeen =
  (seen: OutboxEntry) =>
  ({ id, idempotencyKey }: StoredRecord): boolean =>
    id === seen.id && idempotencyKey === seen.idempotencyKey;
