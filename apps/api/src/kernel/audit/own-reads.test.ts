import { describe, expect, it } from '@jest/globals';
import type { Database } from '../db/client';
import { addOwnRead, type OwnRead } from './own-reads';

const entryOf = (subjectId: string): OwnRead => ({
  subjectId,
  entryId: subjectId,
  at: '2026-11-20T03:30:00.000Z',
  actorId: subjectId,
  onBehalfOf: null,
  role: 'PATIENT',
  purpose: 'PATRQT',
  operation: 'listVitalSigns',
  record: 'vital-sign',
  action: 'read',
  requestId: 'a-request',
  recordIds: [],
});

/** A database that answers when it is told to. */
function startDatabase() {
  const asked: { answer(subjectIds: string[]): void; fail(error: Error): void }[] = [];
  const readOnce = () =>
    new Promise((resolve, reject) => {
      asked.push({
        answer: (ids) => resolve(ids.map((subjectId) => ({ subjectId }))),
        fail: reject,
      });
    });
  return { asked, db: { readOnce } as unknown as Database };
}

/** Lets everything run that waits for nothing else. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('entries that wait for a statement that is under way', () => {
  it('leave together with the next one, each person once', async () => {
    const { asked, db } = startDatabase();
    const added = ['a', 'b', 'b', 'c'].map((id) => addOwnRead(entryOf(id), db));
    expect(asked).toHaveLength(1);
    asked[0]?.answer(['a']);
    await added[0];
    await settled();
    expect(asked).toHaveLength(2);
    asked[1]?.answer(['b', 'c']);
    await Promise.all([added[1], added[3]]);
    await settled();
    expect(asked).toHaveLength(3);
    asked[2]?.answer(['b']);
    await added[2];
  });

  it('fail with it if the database went away, and the next one is asked again', async () => {
    const { asked, db } = startDatabase();
    const added = ['a', 'b'].map((id) => addOwnRead(entryOf(id), db));
    asked[0]?.fail(Object.assign(new Error('Too slow.'), { code: 'ETIMEDOUT' }));
    for (const one of added) await expect(one).rejects.toThrow('Too slow.');
    expect(asked).toHaveLength(1);
    const again = addOwnRead(entryOf('c'), db);
    asked[1]?.answer(['c']);
    await again;
  });

  it('are each tried alone if one of them cannot be added', async () => {
    const { asked, db } = startDatabase();
    const first = addOwnRead(entryOf('a'), db);
    const others = ['b', 'c'].map((id) => addOwnRead(entryOf(id), db));
    asked[0]?.answer(['a']);
    await first;
    await settled();
    asked[1]?.fail(new Error('A constraint.'));
    await settled();
    expect(asked).toHaveLength(4);
    asked[2]?.answer(['b']);
    asked[3]?.fail(new Error('A constraint.'));
    await others[0];
    await expect(others[1]).rejects.toThrow('A constraint.');
  });
});
