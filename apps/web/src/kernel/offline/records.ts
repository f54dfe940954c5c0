import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { NoRoomError } from './no-room';
import type { Sealed } from './vault';
import type { WriteType } from './write';

/** The form of a record in the database. The person's content is sealed; the rest is what replaying needs. */
export type StoredRecord = {
  /** Increases; the order in which the intents were made. */
  id: number;
  type: WriteType;
  /** The `Write`, sealed. */
  data: Sealed;
  /** Milliseconds of this device's clock. */
  timestamp: number;
  idempotencyKey: string;
  subject: string;
  baseVersion: number | null;
  /** Id of the record to change, once the entry before it has created it. */
  targetId: string | null;
  owner: string;
  /** The patient for whom it is; absent for oneself. */
  patientId?: string;
  attempts: number;
  standing: 'waiting' | 'conflict' | 'refused';
  /** The server's answer, sealed. */
  answer: Sealed | null;
  /** Version of the record's format; see `upgradeRecord`. */
  format: number;
};

export type NewRecord = Omit<StoredRecord, 'id'>;

/** The new state of the records that were read. */
export type Change = { put?: readonly StoredRecord[]; remove?: readonly number[] };

/**
 * Returns the place of a new record among all of its person's records. Must not wait for anything; if it throws, nothing is added.
 */
export type Place = (record: NewRecord, all: readonly StoredRecord[]) => NewRecord;

/** The storage of records. */
export type RecordStore = {
  /**
   * Resolves once it is durable even if the browser is closed.
   *
   * @param place reads and decides in the same transaction
   * @throws {NoRoomError}
   */
  add(record: NewRecord, place?: Place): Promise<number>;
  /** All of a person's records, in order. */
  all(owner: string): Promise<StoredRecord[]>;
  /**
   * Reads all records of some subjects and changes them, in one transaction.
   *
   * @param decide must not wait for anything
   * @param signal if aborted, no later steps are done
   */
  change(
    owner: string,
    subjects: readonly string[],
    decide: (records: StoredRecord[]) => Change,
    signal?: AbortSignal,
  ): Promise<void>;
};

export const offlineName = 'nadi-offline';
export const offlineVersion = 1;

interface OfflineDatabase extends DBSchema {
  records: {
    key: number;
    value: StoredRecord;
    indexes: { owner: string; subject: [string, string] };
  };
}

/** The additions of each version of the database. A later version may only add: an older tab continues with the parts that it knows. */
export type Upgrade = (database: IDBPDatabase<OfflineDatabase>) => void;
const upgrades: readonly Upgrade[] = [
  function first(database) {
    const records = database.createObjectStore('records', { keyPath: 'id', autoIncrement: true });
    records.createIndex('owner', 'owner');
    records.createIndex('subject', ['owner', 'subject']);
  },
];

export const format = 1;

/** Converts a record of an earlier version of the app to this one; one step for each format that was ever released. */
export function upgradeRecord(record: StoredRecord): StoredRecord {
  // The first released format is 1; there is nothing before it.
  return record;
}

type Options = {
  /** @default nadi-offline */
  name?: string;
  /** @default the versions of this app */
  versions?: readonly Upgrade[];
};

/** Records in IndexedDB. The connection is opened again after another version of the app needed the database. */
export function openRecords({ name = offlineName, versions = upgrades }: Options = {}): RecordStore {
  let opening: Promise<IDBPDatabase<OfflineDatabase>> | undefined;

  function open(): Promise<IDBPDatabase<OfflineDatabase>> {
    opening ??= openAt(versions.length).catch((error: unknown) => {
      // A newer version of the app was here in another tab; its additions do not disturb this one.
      if (error instanceof DOMException && error.name === 'VersionError') return openAt(undefined);
      throw error;
    });
    opening.catch(letGo);
    return opening;
  }

  const letGo = () => {
    opening = undefined;
  };

  const openAt = (version: number | undefined) =>
    openDB<OfflineDatabase>(name, version, {
      upgrade(database, from) {
        for (const upgrade of versions.slice(from)) upgrade(database);
      },
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        letGo();
      },
      terminated: letGo,
    });

  /** Tries once more if the connection was just closed for another version. */
  async function using<T>(run: (database: IDBPDatabase<OfflineDatabase>) => Promise<T>): Promise<T> {
    try {
      return await run(await open());
    } catch (error) {
      if (!(error instanceof DOMException) || error.name !== 'InvalidStateError') throw error;
      letGo();
      return run(await open());
    }
  }

  return {
    add: (record, place) =>
      using(async (database) => {
        const turn = database.transaction('records', 'readwrite', { durability: 'strict' });
        const asked: Promise<unknown>[] = [];
        try {
          const placed = place
            ? place(record, inOrder(await turn.store.index('owner').getAll(record.owner)))
            : record;
          // The database assigns the order.
          const adding = turn.store.add(placed as StoredRecord);
          asked.push(adding);
          await Promise.all([adding, turn.done]);
          return adding;
        } catch (error) {
          giveUp(turn);
          await Promise.allSettled([...asked, turn.done]);
          throw error;
        }
      }).catch(asNoRoom),
    all: (owner) =>
      using(async (database) => {
        return inOrder(await database.getAllFromIndex('records', 'owner', owner));
      }),
    change: (owner, subjects, decide, signal) =>
      using(async (database) => {
        signal?.throwIfAborted();
        const turn = database.transaction('records', 'readwrite', { durability: 'strict' });
        signal?.addEventListener('abort', () => giveUp(turn), { once: true });
        const asked: Promise<unknown>[] = [];
        try {
          const bySubject = turn.store.index('subject');
          const found = await Promise.all(subjects.map((subject) => bySubject.getAll([owner, subject])));
          const { put = [], remove = [] } = decide(inOrder(found.flat()));
          for (const record of put) asked.push(turn.store.put(record));
          for (const id of remove) asked.push(turn.store.delete(id));
          await Promise.all([...asked, turn.done]);
        } catch (error) {
          // If it throws synchronously, earlier changes would otherwise remain.
          giveUp(turn);
          await Promise.allSettled([...asked, turn.done]);
          throw error;
        }
      }).catch(asNoRoom),
  };
}

const inOrder = (records: readonly StoredRecord[]): StoredRecord[] =>
  records.map(upgradeRecord).sort((a, b) => a.id - b.id);

function giveUp(turn: { abort(): void }): void {
  try {
    turn.abort();
  } catch {
    // The browser has already aborted it.
  }
}

/** Safari reports a full disk where others report a quota. */
const noRoom = ['QuotaExceededError', 'UnknownError'];

function asNoRoom(error: unknown): never {
  if (error instanceof DOMException && noRoom.includes(error.name))
    throw new NoRoomError('There is no room on this device.', { cause: error });
  throw error;
}

/** Records that last as long as the page, for stories, and for browsers that store nothing. */
export function memoryRecords(): RecordStore {
  const records = new Map<number, StoredRecord>();
  let last = 0;
  const all = (owner: string) => [...records.values()].filter((record) => record.owner === owner);
  return {
    async add(record, place) {
      const placed = place ? place(record, all(record.owner)) : record;
      last += 1;
      records.set(last, { ...placed, id: last });
      return last;
    },
    all: async (owner) => all(owner),
    async change(owner, subjects, decide, signal) {
      signal?.throwIfAborted();
      const { put = [], remove = [] } = decide(
        all(owner).filter(({ subject }) => subjects.includes(subject)),
      );
      for (const record of put) records.set(record.id, record);
      for (const id of remove) records.delete(id);
    },
  };
}
