import { baseOf, behind, type KeptAnswer, restingOn, standingOf } from './after-verdict';
import type { Verdict } from './answers';
import { createEntryChanges } from './entry-changes';
import { NoRoomError } from './no-room';
import { createOutcomes, type Outcomes } from './outcomes';
import { format, type NewRecord, type Place, type RecordStore, type StoredRecord } from './records';
import { sealJson, unsealJson } from './seal-json';
import { readWrite, writeBytes } from './sealed-write';
import { subjectFor } from './subjects';
import type { Vault } from './vault';
import type { OutboxEntry, Write, WriteType } from './write';
import { kindOf } from './write-kinds';

/** The parts of an intent that are kept. */
export type Intent = {
  owner: string;
  /** The patient for whom it is; absent for oneself. */
  patientId?: string;
  write: Write;
  /** Milliseconds of this device's clock. */
  timestamp: number;
  idempotencyKey: string;
  subject: string;
  baseVersion: number | null;
};

/** The parts that are left of an entry that can no longer be read. */
export type SealedEntry = Pick<OutboxEntry, 'id' | 'type' | 'subject' | 'timestamp'>;

/** The effect of a verdict on the outbox. */
export type Settled = {
  id: number;
  type: WriteType;
  subject: string;
  verdict: Verdict;
  /** The current version of the entry; null if it left. */
  entry: OutboxEntry | null;
  /** The entry behind it, which is now based on the server's answer. */
  next: OutboxEntry | null;
};

type Options = {
  records: RecordStore;
  vault: Vault;
  /** @default nothing is known yet */
  outcomes?: Outcomes;
};

/** The entries of the outbox: stored as sealed records, readable here. */
export function createEntries({ records, vault, outcomes = createOutcomes() }: Options) {
  /** Keys of entries sent while there was no room to record it. */
  const unmarked = new Set<string>();

  /** True if the server may have it. */
  const mayBeThere = ({ attempts, standing, idempotencyKey }: StoredRecord): boolean =>
    standing === 'waiting' && (attempts > 0 || unmarked.has(idempotencyKey));

  async function read(record: StoredRecord): Promise<OutboxEntry | null> {
    const content = await vault.unseal(record.owner, record.data);
    if (!content) return null;
    const { id, type, timestamp, idempotencyKey, owner, patientId } = record;
    const answer = record.answer && ((await unsealJson(vault, owner, record.answer)) as KeptAnswer | null);
    const write = readWrite(content);
    const standing = record.standing !== 'waiting' && answer ? answer : ({ phase: 'waiting' } as const);
    const entry = { id, type, write, timestamp, idempotencyKey, owner, standing };
    return withRecord({ ...entry, ...(patientId !== undefined && { patientId }) }, record);
  }

  /** By person, the entries that the last list could not open. */
  const sealedAway = new Map<string, readonly SealedEntry[]>();

  return {
    outcomes,
    ...createEntryChanges({ records, vault, mayBeThere, read }),

    /**
     * Resolves once the intent is durable even if the browser is closed.
     *
     * @throws {NoRoomError}
     * @throws {OriginGoneError} if it changes a new record that is no longer here and has no known id
     */
    async add({ owner, write, ...intent }: Intent): Promise<OutboxEntry> {
      const data = await vault.seal(owner, writeBytes(write));
      let record: NewRecord = {
        ...intent,
        subject: subjectFor(intent.patientId, intent.subject),
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

    /** All of a person's entries that can be read, in order. */
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

    /** Entries that could not be opened when they were last listed: their key is gone from this device. */
    sealedAway: (owner: string): readonly SealedEntry[] => sealedAway.get(owner) ?? [],

    /**
     * Marks entries as about to be sent. Entries edited or discarded meanwhile are not among those that it returns.
     *
     * @param corrected ids of entries whose write differs from the stored one; it is stored as it will be sent
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
        // On a full device sending makes room; the page remembers for its lifetime that it was sent.
        const going = claimed.filter(({ id }) => !corrected.has(id));
        for (const { idempotencyKey } of going) unmarked.add(idempotencyKey);
        return going;
      }
    },

    /** Applies the server's verdicts: accepted entries leave, and the next of their subject is based on them; refused entries stay. */
    async settle(
      owner: string,
      verdicts: readonly { entry: OutboxEntry; verdict: Verdict }[],
    ): Promise<Settled[]> {
      const answers = new Map<number, { standing: KeptAnswer; sealed: StoredRecord['answer'] }>();
      for (const { entry, verdict } of verdicts) {
        const standing = standingOf(verdict);
        if (standing) answers.set(entry.id, { standing, sealed: await sealJson(vault, owner, standing) });
      }
      const settled: Settled[] = [];
      const following: { of: Settled; record: StoredRecord }[] = [];
      const replaced: { of: Settled; record: StoredRecord }[] = [];
      await records.change(
        owner,
        verdicts.map(({ entry }) => entry.subject),
        (all) => {
          const put: StoredRecord[] = [];
          const remove: number[] = [];
          for (const { entry, verdict } of verdicts) {
            const record = all.find(({ id }) => id === entry.id);
            const { id: entryId, type, subject } = entry;
            const one: Settled = { id: entryId, type, subject, verdict, entry: null, next: null };
            settled.push(one);
            // Another tab may have replaced it with another intent, if it could not be recorded that this one was sent.
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

    /** The number of a person's entries here, including those that cannot be read. */
    count: async (owner: string): Promise<number> => (await records.all(owner)).length,
  };
}

export type Entries = ReturnType<typeof createEntries>;

/** An entry with the newer values from its record: how often it was sent, and the version that it is based on now. */
function withRecord(
  entry: Omit<OutboxEntry, 'attempts' | 'subject' | 'baseVersion'>,
  { attempts, subject, baseVersion, targetId }: StoredRecord,
): OutboxEntry {
  const { write } = entry;
  const named = 'id' in write && targetId !== null ? { ...write, id: targetId } : write;
  return { ...entry, write: named, attempts, subject, baseVersion };
}
