import { beforeEach, describe, expect, it } from '@jest/globals';
import { isNewReading, subjectOfReading } from '../../../test/subjects';
import { change, deletion, mintKey, owner, profileChange, reading, recording } from '../../../test/writes';
import type { Verdict } from './answers';
import { createEntries, type Entries, type Intent } from './entries';
import { openRecords, type RecordStore } from './records';
import { openVault } from './vault';
import type { OutboxEntry } from './write';

let entries: Entries;
let records: RecordStore;
let count = 0;
beforeEach(() => {
  count += 1;
  records = openRecords({ name: `entries-of-test-${count}` });
  entries = createEntries({ records, vault: openVault(`vault-of-entries-${count}`) });
});
const claim = (...those: OutboxEntry[]) => entries.claim(owner, those, new Set());
const taken = (data: unknown): Verdict => ({ kind: 'taken', data });
const later: Verdict = { kind: 'later', retryAfter: null, why: 'unreachable' };
const conflict: Verdict = { kind: 'conflict', error: {}, message: 'Changed.', current: { version: 4 } };
const refused: Verdict = { kind: 'refused', error: {}, status: 422, message: 'No.', errors: [] };
async function settle(entry: OutboxEntry, verdict: Verdict) {
  const [one] = await entries.settle(owner, [{ entry, verdict }]);
  if (!one) throw new Error('Nothing was settled.');
  return one;
}
/** Sends an entry, in the same way as the sender. */
async function sent(entry: OutboxEntry, verdict: Verdict) {
  const [claimed] = await claim(entry);
  if (!claimed) throw new Error('It could not be claimed.');
  return settle(claimed, verdict);
}
const add = (intent: Intent) => entries.add(intent);
const anew = (more: Partial<Intent> = {}) => {
  const { owner: _, subject: __, ...intent } = change({ idempotencyKey: mintKey(), ...more });
  return intent;
};
/** A change of the version that the entry before it leaves behind. */
const behind = ({ subject }: OutboxEntry, more: Partial<Intent> = {}) =>
  change({
    subject,
    baseVersion: null,
    ...(isNewReading(subject) && {
      write: {
        operation: 'updateVitalSign',
        id: null,
        body: { note: 'Later.' },
        read: { ...reading, version: 0 },
      },
    }),
    ...more,
  });

describe('entries', () => {
  it('are read as they were meant, in their order, by their person only', async () => {
    const intents = [recording(), change(), profileChange()];
    for (const intent of intents) await add(intent);
    await add(recording({ owner: 'ravi' }));
    expect(await entries.list(owner)).toEqual(
      intents.map((intent, index) =>
        expect.objectContaining({ ...intent, id: index + 1, attempts: 0, standing: { phase: 'waiting' } }),
      ),
    );
  });

  it('lie sealed: nothing that was said can be read in the database', async () => {
    await add(
      change({ write: { operation: 'updateVitalSign', id: 'x', body: { note: 'Dizzy.' }, read: reading } }),
    );
    const [record] = await records.all(owner);
    expect(new TextDecoder('latin1').decode(record?.data)).not.toContain('Dizzy');
  });

  it('counts entries that cannot be opened any more, and does not show them', async () => {
    await add(recording());
    const others = createEntries({ records, vault: openVault('another-vault') });
    expect(await others.list(owner)).toEqual([]);
    expect(await others.count(owner)).toBe(1);
  });
});

describe('claiming', () => {
  it('counts the try before it is made', async () => {
    const entry = await add(change());
    expect(await claim(entry)).toEqual([{ ...entry, attempts: 1 }]);
    expect(await entries.list(owner)).toMatchObject([{ attempts: 1 }]);
  });

  it('leaves out what was edited, discarded or refused meanwhile', async () => {
    const [edited, discarded, refusedOne] = [
      await add(change()),
      await add(recording()),
      await add(profileChange()),
    ];
    await entries.replace(edited, anew());
    await entries.discard(discarded);
    await sent(refusedOne, refused);
    expect(await claim(edited, discarded, refusedOne)).toEqual([]);
  });

  it('leaves out what does not stand first', async () => {
    const first = await add(change());
    expect(await claim(await add(behind(first)))).toEqual([]);
  });

  it('keeps what is corrected as it will be sent', async () => {
    const entry = await add(recording());
    const body = { type: 'pulse', unit: '/min', value: 72, measuredAt: '2026-11-20T08:00:00+05:30' } as const;
    const right = { ...entry, write: { operation: 'recordVitalSign', body, isNow: true } } as const;
    await entries.claim(owner, [right], new Set([entry.id]));
    expect(await entries.list(owner)).toMatchObject([{ write: right.write, attempts: 1 }]);
  });
});

describe('what the server has taken', () => {
  it('leaves, and hands its version to the one behind', async () => {
    const first = await add(change());
    const second = await add(behind(first));
    const { entry, next } = await sent(first, taken({ ...reading, version: 8 }));
    expect(entry).toBeNull();
    expect(next).toMatchObject({ id: second.id, baseVersion: 8 });
    expect(await entries.list(owner)).toEqual([next]);
  });

  it('gives all entries of a new reading its name, and only the next its version', async () => {
    const first = await add(recording());
    await add(behind(first));
    await add(behind(first));
    await sent(first, taken({ id: 'r-1', version: 1 }));
    expect(await entries.list(owner)).toMatchObject([
      { subject: subjectOfReading('r-1'), baseVersion: 1, write: { id: 'r-1' } },
      { subject: subjectOfReading('r-1'), baseVersion: null, write: { id: 'r-1' } },
    ]);
  });

  it('leaves others alone', async () => {
    const first = await add(recording());
    const other = await add(recording());
    const profile = await add(profileChange({ baseVersion: null }));
    await sent(first, taken({ id: 'r-1', version: 1 }));
    expect(await entries.list(owner)).toEqual([other, profile]);
  });

  it('leaves a version alone that was decided on', async () => {
    const first = await add(change());
    await add(behind(first, { baseVersion: 3 }));
    await sent(first, taken({ ...reading, version: 8 }));
    expect(await entries.list(owner)).toMatchObject([{ baseVersion: 3 }]);
  });

  it('is remembered for what is meant over it afterwards: a new reading by its name', async () => {
    const first = await add(recording());
    await sent(first, taken({ id: 'r-1', version: 1 }));
    expect(entries.outcomes.ofEntry(first.id)).toEqual({ id: 'r-1', version: 1 });
    const [late] = await claim(await add(behind(first)));
    expect(late).toMatchObject({ subject: subjectOfReading('r-1'), baseVersion: 1, write: { id: 'r-1' } });
    await settle(late as OutboxEntry, taken({ id: 'r-1', version: 2 }));
    expect(entries.outcomes.ofEntry(first.id)).toEqual({ id: 'r-1', version: 2 });
  });

  it('is remembered for what is meant over it afterwards: a change by its version', async () => {
    const first = await add(change());
    await sent(first, taken({ ...reading, version: 8 }));
    expect(await claim(await add(behind(first)))).toMatchObject([{ baseVersion: 8 }]);
  });

  it('by another visit, unheard of: what was meant over it writes over nothing that was not seen', async () => {
    const first = await add(change());
    const second = await add(behind(first));
    await records.change(owner, [first.subject], () => ({ remove: [first.id] }));
    expect(await claim(second)).toMatchObject([{ baseVersion: reading.version }]);
  });
});

describe('what the server has not taken', () => {
  it('waits on where it goes later', async () => {
    const entry = await add(change());
    const { entry: kept } = await sent(entry, later);
    expect(kept).toEqual({ ...entry, attempts: 1 });
    expect(await entries.list(owner)).toEqual([kept]);
  });

  it.each([
    ['a conflict', conflict, { phase: 'conflict', message: 'Changed.', current: { version: 4 } }],
    ['a refusal', refused, { phase: 'refused', status: 422, message: 'No.', errors: [] }],
  ])('stays with what it said: %s', async (_what, verdict, standing) => {
    const { entry } = await sent(await add(change()), verdict);
    expect(entry?.standing).toEqual(standing);
    expect(await entries.list(owner)).toEqual([entry]);
    const [record] = await records.all(owner);
    expect(new TextDecoder('latin1').decode(record?.answer ?? undefined)).not.toContain('version');
  });

  it('brings no entry back that is gone by then', async () => {
    const [claimed] = await claim(await add(change()));
    await entries.discardAll(owner);
    const { entry } = await settle(claimed as OutboxEntry, refused);
    expect(entry).toBeNull();
    expect(await entries.list(owner)).toEqual([]);
  });
});

describe('replacing', () => {
  it('puts another intent in the place of one that was never sent', async () => {
    const first = await add(change());
    const second = await add(behind(first));
    const intent = anew();
    const replaced = await entries.replace(first, intent);
    expect(replaced).toMatchObject({ ...intent, id: first.id, attempts: 0 });
    expect(await entries.list(owner)).toEqual([replaced, second]);
  });

  it('does nothing to one that the server may have', async () => {
    const { entry } = await sent(await add(change()), later);
    expect(await entries.replace(entry as OutboxEntry, anew())).toBeNull();
    expect(await entries.list(owner)).toEqual([entry]);
  });

  it.each([conflict, refused])('begins again with one that was not taken: $kind', async (verdict) => {
    const { entry } = await sent(await add(change()), verdict);
    const replaced = await entries.replace(entry as OutboxEntry, anew({ baseVersion: 4 }));
    expect(await entries.list(owner)).toEqual([replaced]);
    expect(replaced).toMatchObject({ baseVersion: 4, attempts: 0, standing: { phase: 'waiting' } });
  });

  it('does nothing to one that another tab has replaced meanwhile', async () => {
    const seen = await add(change());
    const theirs = await entries.replace(seen, anew());
    expect(await entries.replace(seen, anew())).toBeNull();
    expect(await entries.list(owner)).toEqual([theirs]);
  });

  it('sends a refused one again under its own key', async () => {
    const first = await add(change());
    const { entry } = await sent(first, refused);
    expect(await entries.retry(entry as OutboxEntry)).toMatchObject({ standing: { phase: 'waiting' } });
    expect(await claim(first)).toMatchObject([{ idempotencyKey: first.idempotencyKey, attempts: 2 }]);
  });
});

describe('discarding', () => {
  it('takes out what was never sent', async () => {
    const entry = await add(change());
    expect(await entries.discard(entry)).toEqual({ removed: [entry.id], changed: [] });
    expect(await entries.list(owner)).toEqual([]);
  });

  it('does nothing to what the server may have', async () => {
    const { entry } = await sent(await add(change()), later);
    expect(await entries.discard(entry as OutboxEntry)).toEqual({ removed: [], changed: [] });
    expect(await entries.list(owner)).toHaveLength(1);
  });

  it('takes out a new reading with all that is about it', async () => {
    const first = await add(recording());
    const [second, third] = [await add(behind(first)), await add(behind(first))];
    const other = await add(change());
    expect((await entries.discard(first)).removed).toEqual([first.id, second.id, third.id]);
    expect(await entries.list(owner)).toEqual([other]);
  });

  it('lets what stood behind a change rest on what that rested on', async () => {
    const first = await add(change());
    const [second, third] = [await add(behind(first)), await add(deletion({ baseVersion: null }))];
    const { removed, changed } = await entries.discard(first);
    expect(removed).toEqual([first.id]);
    expect(changed).toEqual([{ ...second, baseVersion: reading.version }]);
    expect(await entries.list(owner)).toEqual([...changed, third]);
  });

  it('lets the one behind the middle rest on the one before it', async () => {
    const first = await add(change());
    const [second, third] = [await add(behind(first)), await add(behind(first))];
    await entries.discard(second);
    expect(await entries.list(owner)).toEqual([first, third]);
    await sent(first, taken({ ...reading, version: 8 }));
    expect(await entries.list(owner)).toMatchObject([{ id: third.id, baseVersion: 8 }]);
  });

  it('takes out all of one person', async () => {
    await add(recording());
    await sent(await add(change()), later);
    const theirs = await add(recording({ owner: 'ravi' }));
    await entries.discardAll(owner);
    expect(await entries.count(owner)).toBe(0);
    expect(await entries.list('ravi')).toEqual([theirs]);
  });
});

// On a full device it could not be marked as sent.
it.each([taken({ id: 'r-1', version: 2 }), refused])(
  'what another tab edits under way stays',
  async (verdict) => {
    const entry = await add(change());
    const edited = await entries.replace(entry, anew());
    expect((await settle(entry, verdict)).entry).toEqual(edited);
    expect(await entries.list(owner)).toEqual([edited]);
  },
);
