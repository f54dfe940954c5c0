import { baseOf, behind, type KeptAnswer, restingOn, standingOf } from './after-verdict';
import type { Verdict } from './answers';
import { createEntryChanges } from './entry-changes';
import { NoRoomError } from './no-room';
import { createOutcomes, type Outcomes } from './outcomes';
import { format, type NewRecord, type Place, type RecordStore, type StoredRecord } from './records';
import { sealJson, unsealJson } from './seal-json';
import { readWrite, writeBytes } from './sealed-write';
import type { Vault } from './vault';
import type { OutboxEntry, Write, WriteType } from './write';
import { kindOf } from './write-kinds';

/** What is kept of an intent. */
export type Intent = {
  owner: string;
  write: Write;
  /** Milliseconds of this device's clock. */
  timestamp: number;
  idempotencyKey: string;
  subject: string;
  baseVersion: number | null;
};

/** What is left of an entry that nobody can read any more. */
export type SealedEntry = Pick<OutboxEntry, 'id' | 'type' | 'subject' | 'timestamp'>;

/** What a verdict did to the outbox. */
export type Settled = {
  id: number;
  type: WriteType;
  subject: string;
  verdict: Verdict;
  /** The entry as it stands now; null where it left. */
  entry: OutboxEntry | null;
  /** The entry behind it, which now rests on what the server answered. */
  next: OutboxEntry | null;
};

type Options = {
  records: RecordStore;
  vault: Vault;
  /** @default nothing is known yet */
  outcomes?: Outcomes;
};

/** The entries of the outbox: as records they lie sealed, here they can be read. */
export function createEntries({ records, vault, outcomes = createOutcomes() }: Options) {
  /** Keys of what was sent while there was no room to say so. */
  const unmarked = new Set<string>();

  /** Whether the server may have it. */
  const mayBeThere = ({ attempts, standing, idempotencyKey }: StoredRecord): boolean =>
    standing === 'waiting' && (attempts > 0 || unmarked.has(idempotencyKey));

  async function read(record: StoredRecord): Promise<OutboxEntry | null> {
    const content = await vault.unseal(record.owner, record.data);
    if (!content) return null;
    const { id, type, timestamp, idempotencyKey, owner } = record;
    const answer = record.answer && ((await unsealJson(vault, owner, record.answer)) as KeptAnswer | null);
    const write = readWrite(content);
    const standing = record.standing !== 'waiting' && answer ? answer : ({ phase: 'waiting' } as const);
    return withRecord({ id, type, write, timestamp, idempotencyKey, owner, standing }, record);
  }

  /** By person, what the last look could not open. */
  const sealedAway = new Map<string, readonly SealedEntry[]>();

  return {
    outcomes,
    ...createEntryChanges({ records, vault, mayBeThere, read }),

    /**
     * Resolves once the intent would survive the end of the browser.
     *
     * @throws {NoRoomError}
     * @throws {OriginGoneError} where it changes a new record that lies here no more, and nobody knows what it is called now
     */
    async add({ owner, write, ...intent }: Intent): Promise<OutboxEntry> {
      const data = await vault.seal(owner, writeBytes(write));
      let record: NewRecord = {
        ...intent,
        type: kindOf(write).type,
        data,
        owner,
        targetId: null,
        attempts: 0,
        standing: 'waiting' as const,
        answer: null,
        format,
      };
      const place: Place = (one, all) => {
        record = behind(one, all, outcomes.of(owner, one.subject));
        return record;
      };
      const id = await records.add(record, kindOf(write).isOrigin ? undefined : place);
      return withRecord(
        { ...intent, id, type: record.type, write, owner, standing: { phase: 'waiting' } },
        { ...record, id },
      );
    },

    /** All of a person's that can be read, in their order. */
    async list(owner: string): Promise<OutboxEntry[]> {
      const all = await records.all(owner);
      const opened = await Promise.all(all.map(read));
      const shut = all.filter((_, index) => opened[index] === null);
      sealedAway.set(
        owner,
        shut.map(({ id, type, subject, timestamp }) => ({ id, type, subject, timestamp })),
      );
      return opened.filter((entry) => entry !== null);
    },

    /** Those that could not be opened when they were last listed: their key is gone from this device. */
    sealedAway: (owner: string): readonly SealedEntry[] => sealedAway.get(owner) ?? [],

    /**
     * Says of entries that they are about to be sent. What was edited or discarded meanwhile is not among those that it returns.
     *
     * @param corrected ids of those whose write differs from what is kept; it is kept as it will be sent
     */
    async claim(
      owner: string,
      entries: readonly OutboxEntry[],
      corrected: ReadonlySet<number>,
    ): Promise<OutboxEntry[]> {
      const sealed = new Map<number, StoredRecord['data']>();
      for (const { id, write } of entries)
        if (corrected.has(id)) sealed.set(id, await vault.seal(owner, writeBytes(write)));
      const claimed: OutboxEntry[] = [];
      const marking = records.change(
        owner,
        entries.map(({ subject }) => subject),
        (all) => {
          const put = entries.flatMap((entry) => {
            const [first] = all.filter(({ subject }) => subject === entry.subject);
            const isAsSeen = first?.id === entry.id && first.idempotencyKey === entry.idempotencyKey;
            if (!isAsSeen || first.standing !== 'waiting') return [];
            const { id, data } = first;
            const record = {
              ...baseOf(first, entry, outcomes.of(owner, entry.subject)),
              attempts: first.attempts + 1,
              data: sealed.get(id) ?? data,
            };
            claimed.push(withRecord(entry, record));
            return [record];
          });
          return { put };
        },
      );
      try {
        await marking;
        return claimed;
      } catch (error) {
        if (!(error instanceof NoRoomError)) throw error;
        // On a full device sending is what makes room; that it was sent is known as long as the page lives.
        const going = claimed.filter(({ id }) => !corrected.has(id));
        for (const { idempotencyKey } of going) unmarked.add(idempotencyKey);
        return going;
      }
    },

    /** Keeps what the server said: what it has taken leaves, and the next of its subject rests on it; what it refused stays. */
    async settle(
      owner: string,
      judged: readonly { entry: OutboxEntry; verdict: Verdict }[],
    ): Promise<Settled[]> {
      const answers = new Map<number, { standing: KeptAnswer; sealed: StoredRecord['answer'] }>();
      for (const { entry, verdict } of judged) {
        const standing = standingOf(verdict);
        if (standing) answers.set(entry.id, { standing, sealed: await sealJson(vault, owner, standing) });
      }
      const settled: Settled[] = [];
      const following: { of: Settled; record: StoredRecord }[] = [];
      const replaced: { of: Settled; record: StoredRecord }[] = [];
      await records.change(
        owner,
        judged.map(({ entry }) => entry.subject),
        (all) => {
          const put: StoredRecord[] = [];
          const remove: number[] = [];
          for (const { entry, verdict } of judged) {
            const record = all.find(({ id }) => id === entry.id);
            const { id: entryId, type, subject } = entry;
            const one: Settled = { id: entryId, type, subject, verdict, entry: null, next: null };
            settled.push(one);
            // Another tab may have put another intent in its place, where it could not be said that this one was sent.
            if (record && record.idempotencyKey !== entry.idempotencyKey) {
              replaced.push({ of: one, record });
              continue;
            }
            if (verdict.kind === 'taken') {
              remove.push(entry.id);
              const resting = restingOn(
                all.filter(({ id, subject }) => subject === entry.subject && id > entry.id),
                verdict.data,
              );
              put.push(...resting);
              const [next] = resting;
              if (next) following.push({ of: one, record: next });
            } else if (record) {
              const kept = answers.get(entry.id);
              one.entry = { ...entry, standing: kept?.standing ?? { phase: 'waiting' } };
              if (kept) put.push({ ...record, standing: kept.standing.phase, answer: kept.sealed });
            }
          }
          return { put, remove };
        },
      );
      for (const { of, record } of following) of.next = await read(record);
      for (const { of, record } of replaced) of.entry = await read(record);
      outcomes.note(owner, settled);
      return settled;
    },

    /** How many lie here for a person, those that cannot be read among them. */
    count: async (owner: string): Promise<number> => (await records.all(owner)).length,
  };
}

export type Entries = ReturnType<typeof createEntries>;

/** An entry with what its record knows better: how often it was sent, and what it rests on by now. */
function withRecord(
  entry: Omit<OutboxEntry, 'attempts' | 'subject' | 'baseVersion'>,
  { attempts, subject, baseVersion, targetId }: StoredRecord,
): OutboxEntry {
  const { write } = entry;
  const named = 'id' in write && targetId !== null ? { ...write, id: targetId } : write;
  return { ...entry, write: named, attempts, subject, baseVersion };
}
