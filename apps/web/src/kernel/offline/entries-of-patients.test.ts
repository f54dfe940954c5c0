import { beforeEach, describe, expect, it } from '@jest/globals';
import { change, deletion, mintKey, owner, reading } from '../../../test/writes';
import { hashQuery } from '../requests/hash-query';
import { createEntries, type Entries } from './entries';
import { openRecords } from './records';
import { openVault } from './vault';

let entries: Entries;
let count = 0;
beforeEach(() => {
  count += 1;
  const records = openRecords({ name: `entries-of-patients-${count}` });
  entries = createEntries({ records, vault: openVault(`vault-of-patients-${count}`) });
});

describe('entries', () => {
  it('do not wait for those of another patient, nor rest on their versions', async () => {
    const own = await entries.add(change());
    const dadi = await entries.add(change({ patientId: 'dadi', baseVersion: null }));
    expect(dadi).toMatchObject({ patientId: 'dadi', subject: `dadi ${own.subject}` });
    expect(await entries.list(owner)).toEqual([own, dadi]);
    expect(await entries.claim(owner, [own, dadi], new Set())).toHaveLength(2);
    const verdict = { kind: 'taken', data: { id: reading.id, version: 9 } } as const;
    await entries.settle(owner, [{ entry: { ...own, attempts: 1 }, verdict }]);
    const later = await entries.add(change({ patientId: 'dadi', baseVersion: null }));
    expect(later.baseVersion).toBeNull();
  });

  it('stay with their patient where they are replaced', async () => {
    const dadi = await entries.add(change({ patientId: 'dadi' }));
    const replaced = await entries.replace(dadi, {
      write: deletion().write,
      timestamp: 2_000,
      idempotencyKey: mintKey(),
      baseVersion: 3,
    });
    expect(replaced).toMatchObject({ patientId: 'dadi', subject: dadi.subject });
    const decided = await entries.decide([replaced ?? dadi], change({ idempotencyKey: mintKey() }));
    expect(decided?.entry).toMatchObject({ patientId: 'dadi', subject: dadi.subject });
    expect(await entries.list(owner)).toEqual([decided?.entry]);
  });

  it('take no version from an answer about another patient', async () => {
    const own = await entries.add(change());
    await entries.claim(owner, [own], new Set());
    const verdict = { kind: 'taken', data: { id: reading.id, version: 9 } } as const;
    await entries.settle(owner, [{ entry: { ...own, attempts: 1 }, verdict }]);
    const later = (patientId?: string) =>
      entries.add(change({ baseVersion: null, ...(patientId && { patientId }) }));
    expect((await later('dadi')).baseVersion).toBeNull();
    expect((await later()).baseVersion).toBe(9);
  });
});

it('a query about another patient has another name in the cache', () => {
  const key = (patientId?: string) =>
    hashQuery([
      'get',
      '/vital-signs',
      { params: { ...(patientId && { header: { 'Nadi-Patient': patientId } }) } },
    ]);
  expect(new Set([key(), key('dadi'), key('nana')]).size).toBe(3);
  expect(key('dadi')).toBe(key('dadi'));
});
