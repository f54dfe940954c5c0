import { beforeEach, describe, expect, it } from '@jest/globals';
import { isNewReading, subjectOfNewReading, subjectOfReading } from '../../../test/subjects';
import { change, deletion, mintKey, owner, reading, recording } from '../../../test/writes';
import { derivedKey } from './derived-key';
import { createEntries, type Entries } from './entries';
import { openRecords, type RecordStore } from './records';
import { openVault } from './vault';
import type { OutboxEntry } from './write';

let records: RecordStore;
let count = 0;
let vaultName: string;
beforeEach(() => {
  count += 1;
  records = openRecords({ name: `entry-changes-${count}` });
  vaultName = `vault-of-entry-changes-${count}`;
});
const open = (among: RecordStore = records): Entries =>
  createEntries({ records: among, vault: openVault(vaultName) });

/** Records of a window that is killed after so many transactions. */
function killedAfter(transactions: number) {
  let left = transactions;
  let die = () => {};
  const death = new Promise<void>((resolve) => {
    die = resolve;
  });
  const turn = async <Done>(run: () => Promise<Done>): Promise<Done> => {
    left -= 1;
    if (left >= 0) return run();
    die();
    return new Promise<never>(() => undefined);
  };
  const killed: RecordStore = {
    add: (...given) => turn(() => records.add(...given)),
    all: records.all,
    change: (...given) => turn(() => records.change(...given)),
  };
  return { records: killed, death };
}

/** An entry that conflicts with the current version, with others behind it. */
async function contradicting(): Promise<OutboxEntry[]> {
  const entries = open();
  const first = await entries.add(change());
  await entries.add(change({ baseVersion: null }));
  await entries.add(deletion({ baseVersion: null }));
  const claimed = await entries.claim(owner, [first], new Set());
  await entries.settle(
    owner,
    claimed.map((entry) => ({
      entry,
      verdict: { kind: 'conflict', error: {}, message: 'Changed.', current: { version: 4 } },
    })),
  );
  return entries.list(owner);
}

const decision = () => ({
  ...change({ baseVersion: 4, idempotencyKey: mintKey() }),
  subject: subjectOfReading(reading.id),
  timestamp: 9_000,
});
const again = (key: string) => ({
  ...recording({ idempotencyKey: key, timestamp: 9_000 }),
  subject: subjectOfNewReading(key),
});

describe('a decision', () => {
  it('takes the place of all that it is about', async () => {
    const chain = await contradicting();
    const decided = await open().decide(chain, decision());
    expect(decided?.removed).toEqual(chain.slice(1).map(({ id }) => id));
    expect(await open().list(owner)).toEqual([decided?.entry]);
    expect(decided?.entry).toMatchObject({ baseVersion: 4, attempts: 0, standing: { phase: 'waiting' } });
  });

  it.each([0, 1])('is whole or not made where its window is killed after %i transactions', async (turns) => {
    const chain = await contradicting();
    const killed = killedAfter(turns);
    await Promise.race([open(killed.records).decide(chain, again(mintKey())), killed.death]);
    const left = await open().list(owner);
    expect(left).toHaveLength(turns === 0 ? 3 : 1);
    expect(left.some(({ subject }) => isNewReading(subject))).toBe(turns === 1);
  });

  it('is made once, whoever is second', async () => {
    const chain = await contradicting();
    const key = await derivedKey(chain[0]?.idempotencyKey ?? '', 'again');
    const decided = await Promise.all([open().decide(chain, again(key)), open().decide(chain, again(key))]);
    expect(decided.filter((one) => one !== null)).toHaveLength(1);
    expect(await open().list(owner)).toMatchObject([
      { idempotencyKey: key, subject: subjectOfNewReading(key), write: { operation: 'recordVitalSign' } },
    ]);
  });

  it('is not made where the entry is on its way again', async () => {
    const chain = await contradicting();
    const [first] = chain;
    if (!first) throw new Error('Nothing contradicts.');
    const retried = await open().retry(first);
    if (retried) await open().claim(owner, [retried], new Set());
    expect(await open().decide(chain, decision())).toBeNull();
    expect(await open().list(owner)).toHaveLength(3);
  });

  it('leaves what another window put behind meanwhile, which then rests on it', async () => {
    const chain = await contradicting();
    const late = await open().add(change({ baseVersion: null }));
    const decided = await open().decide(chain, decision());
    expect(await open().list(owner)).toEqual([decided?.entry, late]);
  });
});

describe('a change that is kept while what it changes is taken', () => {
  /** Removes a recording, and lets another record of the database be added at the same moment. */
  async function takenWhile(add: (entries: Entries, subject: string) => Promise<unknown>): Promise<Entries> {
    const entries = open();
    const origin = await entries.add(again(mintKey()));
    const claimed = await entries.claim(owner, [origin], new Set());
    const data = { id: reading.id, version: 1 };
    const settling = entries.settle(
      owner,
      claimed.map((entry) => ({ entry, verdict: { kind: 'taken', data } })),
    );
    await Promise.all([settling, add(entries, origin.subject)]);
    return entries;
  }
  const changeOf = (subject: string) => change({ subject, baseVersion: null, idempotencyKey: mintKey() });

  it('goes by the name that the server gave, on what that left behind', async () => {
    await takenWhile((entries, subject) => entries.add(changeOf(subject)));
    expect(await open().list(owner)).toMatchObject([
      { subject: subjectOfReading(reading.id), baseVersion: 1, write: { id: reading.id } },
    ]);
  });

  it('goes behind another that goes by that name already', async () => {
    const entries = await takenWhile((here, subject) => here.add(changeOf(subject)));
    const [first] = await entries.list(owner);
    const origin = again(mintKey()).subject;
    entries.outcomes.note(owner, [
      {
        ...{ id: 99, type: 'vital-sign', subject: origin, entry: null, next: null },
        verdict: { kind: 'taken', data: { id: reading.id, version: 1 } },
      },
    ]);
    await entries.add(changeOf(origin));
    expect(await entries.list(owner)).toMatchObject([
      { id: first?.id },
      { subject: subjectOfReading(reading.id), baseVersion: null, write: { id: reading.id } },
    ]);
  });

  it('is not kept where nobody knows that name', async () => {
    const subject = subjectOfNewReading(mintKey());
    await expect(open().add(changeOf(subject))).rejects.toThrow('lies here no more');
    expect(await open().list(owner)).toEqual([]);
  });
});

describe('another intent in the place of one', () => {
  it('rests on what the entry before left behind, where that was taken meanwhile', async () => {
    const entries = open();
    const before = await entries.add(change());
    const seen = await entries.add(change({ baseVersion: null }));
    const claimed = await entries.claim(owner, [before], new Set());
    const data = { id: reading.id, version: 8 };
    await entries.settle(
      owner,
      claimed.map((entry) => ({ entry, verdict: { kind: 'taken', data } })),
    );
    const instead = await entries.replace(seen, {
      ...change({ baseVersion: null, idempotencyKey: mintKey() }),
      timestamp: 9_000,
    });
    expect(instead?.baseVersion).toBe(8);
    expect(await open().list(owner)).toMatchObject([{ baseVersion: 8 }]);
  });
});

describe('the key of a decision', () => {
  it('is the same for the same, and another for anything else', async () => {
    const keys = await Promise.all([
      derivedKey('a', { value: 1 }),
      derivedKey('a', { value: 1 }),
      derivedKey('a', { value: 2 }),
      derivedKey('b', { value: 1 }),
    ]);
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toBe(keys[1]);
    for (const key of keys)
      expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  });
});

describe('what nobody can read any more', () => {
  it('is told of, and can be let go', async () => {
    const kept = await open().add(recording({ timestamp: 7_000 }));
    const others = createEntries({ records, vault: openVault(`${vaultName}-anew`) });
    await others.add(recording());
    expect(await others.list(owner)).toMatchObject([{ id: 2 }]);
    const { id, type, subject } = kept;
    expect(others.sealedAway(owner)).toEqual([{ id, type, subject, timestamp: 7_000 }]);
    await others.discardSealed(owner, { id, subject });
    expect(await others.list(owner)).toMatchObject([{ id: 2 }]);
    expect(others.sealedAway(owner)).toEqual([]);
    expect(await records.all(owner)).toHaveLength(1);
  });
});
