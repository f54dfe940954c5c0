import { describe, expect, it } from '@jest/globals';
import localforage from 'localforage';
import { browserValues, type KeyValues, memoryValues } from './key-values';
import { createReadStore } from './read-store';
import type { StoredAnswer } from './stored-answer';
import { openVault } from './vault';

const canary = 'Canary Kumari 61-year-old 171/99';
const clock = { now: Date.parse('2026-11-20T12:00:00Z') };

/** A store over a database of its own, and everything that another tab needs to open the same one. */
function open(values: KeyValues<StoredAnswer> = browserValues(`read-store-test-${crypto.randomUUID()}`)) {
  const place = { values, here: 'asha' as string | null, unsent: new Set<string>() };
  const openAnew = (here: () => string | null = () => place.here) =>
    createReadStore({
      values,
      vault: openVault(),
      locks: undefined,
      now: () => (clock.now += 1_000),
      ownerByNow: async () => here(),
      isKeyNeeded: async (owner) => place.unsent.has(owner),
    });
  return { ...place, place, store: openAnew(), openAnew };
}

describe('the read store', () => {
  it('gives back what was kept, with when it was read, to the same person on another page', async () => {
    const { store, openAnew } = open();
    await store.keep('asha', '/patients/profile', { name: canary });
    const readAt = new Date(clock.now).toISOString();
    expect(await openAnew().find('asha', '/patients/profile')).toEqual({ answer: { name: canary }, readAt });
    expect(await openAnew().find('asha', '/vital-signs')).toBeNull();
  });

  it('is unreadable in the browser: localforage has sealed bytes and a time', async () => {
    const name = 'read-store-test-bytes';
    const { store } = open(browserValues(name));
    await store.keep('asha', '/patients/profile', { name: canary });
    const stored = await localforage.createInstance({ name }).getItem<StoredAnswer>('asha /patients/profile');
    expect(Object.keys(stored ?? {}).sort()).toEqual(['sealed', 'usedAt']);
    expect(new TextDecoder('latin1').decode(stored?.sealed)).not.toMatch(/Canary|171|name/);
  });

  it('never gives one person what is of another, even where it was put under their name', async () => {
    const { store, values, place, openAnew } = open();
    await store.keep('asha', '/patients/profile', { name: canary });
    expect(await store.find('ravi', '/patients/profile')).toBeNull();
    place.here = 'ravi';
    const ravis = openAnew();
    await ravis.keep('ravi', '/vital-signs', []);
    const hers = await values.get('asha /patients/profile');
    if (hers) await values.set('ravi /patients/profile', hers);
    expect(await ravis.find('ravi', '/patients/profile')).toBeNull();
  });

  it('gives no answer to another question, even where it was put there', async () => {
    const { store, values } = open();
    await store.keep('asha', '/vital-signs?page=1', 'page 1');
    const stored = await values.get('asha /vital-signs?page=1');
    if (stored) await values.set('asha /vital-signs?page=2', stored);
    expect(await store.find('asha', '/vital-signs?page=2')).toBeNull();
  });

  it('keeps nothing that comes after its person left, in this tab or in one that has not heard of it', async () => {
    const { place, store, values, openAnew } = open();
    await store.keep('asha', '/vital-signs', 'hers');
    place.here = null;
    await store.wipe(null);
    await store.keep('asha', '/vital-signs', 'late');
    place.here = 'ravi';
    await openAnew().keep('asha', '/vital-signs', 'late, in another tab');
    expect(await values.keys()).toEqual([]);
  });

  it('is wiped but for who stays, and what was copied before is of no use', async () => {
    const { place, store, values, openAnew } = open();
    await store.keep('asha', '/vital-signs', 'hers');
    const hers = await values.get('asha /vital-signs');
    place.here = 'ravi';
    await store.keep('ravi', '/vital-signs', 'his');
    await openAnew().wipe('ravi');
    expect(await values.keys()).toEqual(['ravi /vital-signs']);
    if (hers) await values.set('asha /vital-signs', hers);
    expect(await openAnew().find('asha', '/vital-signs')).toBeNull();
    expect(await openAnew().find('ravi', '/vital-signs')).toMatchObject({ answer: 'his' });
  });

  it('spares the key that what waits to be sent is sealed with', async () => {
    const { place, store, openAnew } = open();
    place.unsent.add('asha');
    await store.keep('asha', '/vital-signs', 'hers');
    const vault = openVault();
    const sealed = await vault.seal('asha', new Uint8Array([1, 2, 3]));
    await openAnew().wipe(null, ['asha']);
    expect(await openVault().unseal('asha', sealed)).toHaveLength(3);
    place.unsent.clear();
    await openAnew().wipe(null, ['asha']);
    expect(await openVault().unseal('asha', sealed)).toBeNull();
  });

  it('keeps sixty answers of a person, and lets go of those that were looked at longest ago', async () => {
    const { store, values, openAnew } = open();
    const question = (page: number) => `/vital-signs?page=${page}`;
    for (let page = 1; page <= 60; page += 1) await store.keep('asha', question(page), page);
    expect(await store.find('asha', question(1))).not.toBeNull();
    for (let page = 61; page <= 63; page += 1) await store.keep('asha', question(page), page);
    const keys = await values.keys();
    expect(keys).toHaveLength(60);
    expect([2, 3, 4].map((page) => keys.includes(`asha ${question(page)}`))).toEqual([false, false, false]);
    expect(await openAnew().find('asha', question(1))).toMatchObject({ answer: 1 });
  });

  it('makes room where the storage is full, and gives up without a word where that does not help', async () => {
    const values = memoryValues<StoredAnswer>();
    let isFull = false;
    const full = new DOMException('Full.', 'QuotaExceededError');
    const limited: KeyValues<StoredAnswer> = {
      ...values,
      async set(key, value) {
        if (isFull && (await values.keys()).length >= 20 && !(await values.get(key))) throw full;
        await values.set(key, value);
      },
    };
    const { store } = open(limited);
    for (let page = 1; page <= 20; page += 1) await store.keep('asha', `/vital-signs?page=${page}`, page);
    isFull = true;
    await store.keep('asha', '/patients/profile', 'new');
    expect(await store.find('asha', '/patients/profile')).toMatchObject({ answer: 'new' });
    expect((await values.keys()).length).toBe(11);

    limited.set = () => Promise.reject(full);
    await store.keep('asha', '/doctors/profile', 'no room');
    expect(await store.find('asha', '/doctors/profile')).toBeNull();
  });

  it('has nothing, and says nothing, where the browser denies its database', async () => {
    const denied = () => Promise.reject(new DOMException('No.', 'SecurityError'));
    const { store } = open({ get: denied, set: denied, remove: denied, keys: denied });
    await store.keep('asha', '/vital-signs', 1);
    await store.wipe(null);
    expect(await store.find('asha', '/vital-signs')).toBeNull();
  });
});
