import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { openDB } from 'idb';
import { owner, record } from '../../../test/writes';
import { NoRoomError } from './no-room';
import {
  type Change,
  memoryRecords,
  offlineName,
  offlineVersion,
  openRecords,
  type RecordStore,
  type StoredRecord,
  type Upgrade,
} from './records';

let count = 0;
const fresh = () => {
  count += 1;
  return `records-of-test-${count}`;
};
afterEach(() => {
  jest.restoreAllMocks();
});

const keys = (records: readonly StoredRecord[]) => records.map(({ idempotencyKey }) => idempotencyKey);

describe.each<[string, () => RecordStore]>([
  ['in the browser', () => openRecords({ name: fresh() })],
  ['in memory', memoryRecords],
])('records %s', (_where, make) => {
  it('lie in the order in which they came, each with its number, and per person', async () => {
    const records = make();
    const [one, two, other] = [record(), record(), record({ owner: 'ravi' })];
    const ids = [await records.add(one), await records.add(other), await records.add(two)];
    expect(ids).toEqual([1, 2, 3]);
    expect(await records.all(owner)).toEqual([
      { ...one, id: 1 },
      { ...two, id: 3 },
    ]);
    expect(keys(await records.all('ravi'))).toEqual([other.idempotencyKey]);
  });

  it('keep their number and place when they are changed', async () => {
    const records = make();
    for (const one of [record(), record(), record()]) await records.add(one);
    await records.change(owner, [record().subject], ([first]) => ({
      put: first ? [{ ...first, attempts: 4 }] : [],
    }));
    expect((await records.all(owner)).map(({ id, attempts }) => [id, attempts])).toEqual([
      [1, 4],
      [2, 0],
      [3, 0],
    ]);
  });

  it('are shown by subject and owner to who changes them, and leave', async () => {
    const records = make();
    await records.add(record({ subject: 'a' }));
    await records.add(record({ subject: 'b' }));
    await records.add(record({ subject: 'c' }));
    await records.add(record({ subject: 'a', owner: 'ravi' }));
    await records.change(owner, ['b', 'a'], (found) => {
      expect(found.map(({ id }) => id)).toEqual([1, 2]);
      return { remove: [1] };
    });
    expect((await records.all(owner)).map(({ id }) => id)).toEqual([2, 3]);
  });

  it('never give a number twice, so that nothing is taken for what left before it', async () => {
    const records = make();
    await records.add(record());
    await records.change(owner, [record().subject], () => ({ remove: [1] }));
    expect(await records.add(record())).toBe(2);
  });
});

describe('records in the browser', () => {
  it('are there for another tab, and after this one is gone', async () => {
    const name = fresh();
    const one = record();
    await openRecords({ name }).add(one);
    expect(keys(await openRecords({ name }).all(owner))).toEqual([one.idempotencyKey]);
  });

  it('are on the disk when adding resolves', async () => {
    const name = fresh();
    const began = jest.spyOn(IDBDatabase.prototype, 'transaction');
    await openRecords({ name }).add(record());
    expect(began).toHaveBeenCalledWith('records', 'readwrite', { durability: 'strict' });
  });

  it('change together or not at all, whoever changes them at the same time', async () => {
    const name = fresh();
    const [one, other] = [openRecords({ name }), openRecords({ name })];
    await one.add(record());
    const raise = (records: RecordStore) =>
      records.change(owner, [record().subject], (found) => ({
        put: found.map((each) => ({ ...each, attempts: each.attempts + 1 })),
      }));
    await Promise.all(Array.from({ length: 10 }, (_, index) => raise(index % 2 ? one : other)));
    expect((await one.all(owner))[0]?.attempts).toBe(10);
  });

  it.each(['before it begins', 'while it goes on'])('do not change what was given up %s', async (when) => {
    const records = openRecords({ name: fresh() });
    await records.add(record());
    const ending = new AbortController();
    const giveUp = () => ending.abort();
    if (when === 'before it begins') giveUp();
    const decide = (found: StoredRecord[]): Change => {
      giveUp();
      return { put: found.map((each) => ({ ...each, attempts: 9 })) };
    };
    const change = records.change(owner, [record().subject], decide, ending.signal);
    await expect(change).rejects.toThrow();
    expect((await records.all(owner)).map(({ attempts }) => attempts)).toEqual([0]);
  });
});

const quota = () => new DOMException('Full.', 'QuotaExceededError');

describe('a full device', () => {
  it.each(['QuotaExceededError', 'UnknownError'])(
    'is told as such (%s), and nothing is lost',
    async (name) => {
      const records = openRecords({ name: fresh() });
      const kept = record();
      await records.add(kept);
      jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
        throw new DOMException('Full.', name);
      });
      await expect(records.add(record())).rejects.toBeInstanceOf(NoRoomError);
      jest.restoreAllMocks();
      expect(keys(await records.all(owner))).toEqual([kept.idempotencyKey]);
      await records.add(record());
      expect(await records.all(owner)).toHaveLength(2);
    },
  );

  it('makes neither of two changes if the device has no room for the second', async () => {
    const records = openRecords({ name: fresh() });
    for (const one of [record(), record()]) await records.add(one);
    const { put } = IDBObjectStore.prototype;
    let left = 1;
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
      left -= 1;
      if (left < 0) throw quota();
      return put.apply(this, given);
    });
    const change = records.change(owner, [record().subject], (found) => ({
      put: found.map((each) => ({ ...each, attempts: 9 })),
    }));
    await expect(change).rejects.toBeInstanceOf(NoRoomError);
    jest.restoreAllMocks();
    expect((await records.all(owner)).map(({ attempts }) => attempts)).toEqual([0, 0]);
  });

  it('is no excuse for other errors', async () => {
    const records = openRecords({ name: fresh() });
    await records.add(record());
    jest.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('What?', 'DataCloneError');
    });
    await expect(records.add(record())).rejects.toThrow('What?');
  });
});

/** Databases as released versions of the app left them, built by hand: they must not change when the code changes. */
const released: Record<number, (name: string) => Promise<void>> = {
  1: async (name) => {
    const database = await openDB(name, 1, {
      upgrade(fresh_) {
        const store = fresh_.createObjectStore('records', { keyPath: 'id', autoIncrement: true });
        store.createIndex('owner', 'owner');
        store.createIndex('subject', ['owner', 'subject']);
      },
    });
    await database.add('records', record({ idempotencyKey: 'of-version-1', format: 1 }));
    database.close();
  },
};

/** An app of the future: it only adds, as every version must. */
const future: readonly Upgrade[] = [
  (database) => {
    const store = database.createObjectStore('records', { keyPath: 'id', autoIncrement: true });
    store.createIndex('owner', 'owner');
    store.createIndex('subject', ['owner', 'subject']);
  },
  (database) => void (database as unknown as IDBDatabase).createObjectStore('something-else'),
];

describe('a database of another version of the app', () => {
  it('has a test for each version that was released', () => {
    expect(offlineName).toBe('nadi-offline');
    expect(Object.keys(released)).toEqual(Array.from({ length: offlineVersion }, (_, i) => String(i + 1)));
  });

  it.each(Object.keys(released))('version %s is read, changed and added to', async (version) => {
    const name = fresh();
    await released[Number(version)]?.(name);
    const records = openRecords({ name });
    expect(keys(await records.all(owner))).toEqual([`of-version-${version}`]);
    const one = record();
    expect(await records.add(one)).toBe(2);
    await records.change(owner, [one.subject], ([first]) => ({ remove: first ? [first.id] : [] }));
    expect(keys(await records.all(owner))).toEqual([one.idempotencyKey]);
  });

  it.each(Object.keys(released))(
    'version %s becomes one of the future with all that lies there',
    async (version) => {
      const name = fresh();
      await released[Number(version)]?.(name);
      const records = openRecords({ name, versions: future });
      expect(keys(await records.all(owner))).toEqual([`of-version-${version}`]);
      expect(await records.add(record())).toBe(2);
    },
  );

  it('gives its database up to a later tab that opens it, and goes on with what it knows', async () => {
    const name = fresh();
    const now = openRecords({ name });
    const [first, second, third] = [record(), record(), record()];
    await now.add(first);
    // It would wait for ever for a connection that is not closed.
    const later = openRecords({ name, versions: future });
    await later.add(second);
    await now.add(third);
    const all = [first, second, third].map(({ idempotencyKey }) => idempotencyKey);
    expect(keys(await now.all(owner))).toEqual(all);
    expect(keys(await later.all(owner))).toEqual(all);
  });

  it('opens in an older app a database that was of a later version once', async () => {
    const name = fresh();
    const one = record();
    await openRecords({ name, versions: future }).add({ ...one, format: 2 });
    const older = openRecords({ name });
    expect(keys(await older.all(owner))).toEqual([one.idempotencyKey]);
    await older.change(owner, [one.subject], (found) => ({
      put: found.map((each) => ({ ...each, attempts: 1 })),
    }));
    // Fields that it does not know are left as they are.
    expect(await older.all(owner)).toMatchObject([{ format: 2, attempts: 1 }]);
  });

  it('tries again to open a database that cannot be opened now', async () => {
    const name = fresh();
    jest.spyOn(indexedDB, 'open').mockImplementationOnce(() => {
      throw new DOMException('Not now.', 'InvalidAccessError');
    });
    const records = openRecords({ name });
    await expect(records.all(owner)).rejects.toThrow('Not now.');
    expect(await records.all(owner)).toEqual([]);
  });

  it('is opened anew where the browser closed it', async () => {
    const name = fresh();
    const records = openRecords({ name });
    await records.add(record());
    const { transaction } = IDBDatabase.prototype;
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(function (
      this: IDBDatabase,
      ...given
    ) {
      this.close();
      return transaction.apply(this, given);
    });
    await records.add(record());
    expect(await records.all(owner)).toHaveLength(2);
  });
});
