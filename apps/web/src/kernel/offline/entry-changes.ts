import type { Intent } from './entries';
import type { Change, RecordStore, StoredRecord } from './records';
import { writeBytes } from './sealed-write';
import { subjectFor } from './subjects';
import type { Vault } from './vault';
import type { OutboxEntry } from './write';
import { kindOf } from './write-kinds';

type Options = {
  records: RecordStore;
  vault: Vault;
  /** True if the server may have it. */
  mayBeThere: (record: StoredRecord) => boolean;
  /** @returns null if it can no longer be read */
  read: (record: StoredRecord) => Promise<OutboxEntry | null>;
};

type NewIntent = Omit<Intent, 'owner' | 'patientId'>;

/** A person's actions on an entry. Each is one transaction: killed at any moment, it was done or it was not. */
export function createEntryChanges({ records, vault, mayBeThere, read }: Options) {
  /** Changes one record, if it is still as it was seen. */
  async function changeOne(
    seen: OutboxEntry,
    decide: (record: StoredRecord, all: readonly StoredRecord[]) => Change | null,
  ): Promise<boolean> {
    let isDone = false;
    await records.change(seen.owner, [subjectFor(seen.patientId, seen.subject)], (all) => {
      const record = all.find(isAsSeen(seen));
      const change = record ? decide(record, all) : null;
      isDone = change !== null;
      return change ?? {};
    });
    return isDone;
  }

  /**
   * Replaces entries about one record with a decision, about that record or another.
   *
   * @param chain the entry in question, which the server cannot have, and those behind it
   * @returns the new entry, and ids of those that left; null if the first was decided on meanwhile, or sent
   */
  async function decide(
    chain: readonly OutboxEntry[],
    { write, ...meant }: NewIntent,
  ): Promise<{ entry: OutboxEntry; removed: number[] } | null> {
    const [seen, ...behind] = chain;
    if (!seen) return null;
    const data = await vault.seal(seen.owner, writeBytes(write));
    const subject = subjectFor(seen.patientId, meant.subject);
    const afresh = { type: kindOf(write).type, attempts: 0, ...meant, subject };
    let removed: number[] = [];
    let { baseVersion } = meant;
    const isDone = await changeOne(seen, (record, all) => {
      if (mayBeThere(record)) return null;
      // The entry before it was accepted since the person looked, and the record says which version that produced.
      if (subject === record.subject) baseVersion ??= record.baseVersion;
      const gone = all.filter((one) => behind.some((each) => isAsSeen(each)(one)) && !mayBeThere(one));
      removed = gone.map(({ id }) => id);
      // The target id belongs to one record: a decision about another subject does not take it over.
      const targetId = subject === record.subject ? record.targetId : null;
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
     * Replaces an entry with another intent, if the server cannot have the first: it was never sent, or was refused.
     *
     * @returns the entry; null if it was sent meanwhile
     */
    replace: async (seen: OutboxEntry, intent: Omit<NewIntent, 'subject'>): Promise<OutboxEntry | null> =>
      (await decide([seen], { ...intent, subject: seen.subject }))?.entry ?? null,

    /** Sends a refused entry again unchanged, under its own key: the server stores nothing of a refused request. */
    async retry(seen: OutboxEntry): Promise<OutboxEntry | null> {
      const isDone = await changeOne(seen, (record) => ({
        put: [{ ...record, standing: 'waiting', answer: null }],
      }));
      const subject = subjectFor(seen.patientId, seen.subject);
      return isDone ? { ...seen, subject, standing: { phase: 'waiting' } } : null;
    },

    /**
     * Removes an entry, with the entries based on it if it would have created its subject.
     *
     * @returns ids of the removed entries, none if the server may already have it; and the entries that are now based on another version
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
        // It was based on the version that this one would have produced; now it is based on the same version as this one was.
        if (next && !isOrigin && next.baseVersion === null)
          resting = { ...next, baseVersion: record.baseVersion, targetId: next.targetId ?? record.targetId };
        return { remove: gone, put: resting ? [resting] : [] };
      });
      const changed = resting && (await read(resting));
      return { removed: gone, changed: changed ? [changed] : [] };
    },

    /** Removes an entry that can no longer be read. Entries behind it stay, and the person is asked if they conflict. */
    discardSealed: (owner: string, { id, subject }: Pick<OutboxEntry, 'id' | 'subject'>): Promise<void> =>
      records.change(owner, [subject], (all) => ({ remove: all.some((one) => one.id === id) ? [id] : [] })),

    /**
     * Removes all entries for a patient for whom the person may no longer act, those too that were sent: no answer about that patient comes any more.
     *
     * @returns ids of the removed entries
     */
    async discardFor(owner: string, patientId: string): Promise<number[]> {
      const own = (await records.all(owner)).filter((record) => record.patientId === patientId);
      const gone: number[] = [];
      await records.change(owner, [...new Set(own.map(({ subject }) => subject))], (found) => {
        gone.push(...found.map(({ id }) => id));
        return { remove: gone };
      });
      return gone;
    },

    /** Removes all of a person's entries, unsent. */
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
