import { describe, expect, it } from '@jest/globals';
import type { NewMedicineDose } from '@nadi/contract/schema';
import { forWhom, type NewIntent } from '../../kernel/offline/new-intent';
import type { Outbox } from '../../kernel/offline/outbox';
import type { OutboxEntry, Write } from '../../kernel/offline/write';
import { keepAnswer, readDosesAsked } from './answer-reminder';
import { addition, change, removal, unnamed } from './dose-writes';

const asked = { owner: 'asha', day: '2026-12-01', time: '08:00', medicineIds: ['m-1', 'm-2'] };

describe('the doses that a push message names', () => {
  it('are read, each once', () => {
    expect(readDosesAsked({ ...asked, medicineIds: ['m-1', 'm-2', 'm-1'], name: 'x' })).toEqual(asked);
  });

  it.each([
    undefined,
    7,
    {},
    { ...asked, owner: '' },
    { ...asked, day: 'today' },
    { ...asked, time: '8' },
    { ...asked, medicineIds: 'm-1' },
    { ...asked, medicineIds: [] },
    { ...asked, medicineIds: ['m-1', '../../x'] },
    { ...asked, medicineIds: Array.from({ length: 21 }, (_, index) => `m-${index}`) },
  ])('cannot be answered if they are %j', (value) => {
    expect(readDosesAsked(value)).toBeNull();
  });
});

/** An outbox in memory with entries in it, which has room for so many more. */
function outboxWith(writes: readonly (Partial<OutboxEntry> & { write: Write })[], room = 20) {
  let entries = writes.map((one, index) => entryOf(index, one));
  let left = room;
  const outbox: Pick<Outbox, 'list' | 'keep' | 'discard'> = {
    list: async () => entries,
    async keep(meant: NewIntent) {
      left -= 1;
      if (left < 0) throw new Error('No room.');
      // The patient of the page, if an intent does not say that it is for oneself.
      const entry = entryOf(
        entries.length + 100,
        forWhom(meant, () => 'rohan'),
      );
      entries = [...entries, entry];
      return entry;
    },
    async discard({ id }) {
      entries = entries.filter((one) => one.id !== id);
      return true;
    },
  };
  return { outbox, writes: () => entries.map(({ write }) => write) };
}

const entryOf = (id: number, more: Partial<OutboxEntry> & { write: Write }): OutboxEntry => ({
  ...{ id, type: 'medicine-dose', timestamp: 1, idempotencyKey: `key-${id}`, subject: `medicine-dose/${id}` },
  ...{ baseVersion: null, owner: 'asha', attempts: 0, standing: { phase: 'waiting' } as const },
  ...more,
});

const dose = (more: Partial<NewMedicineDose> = {}): NewMedicineDose => ({
  ...{ medicineId: 'm-1', status: 'taken', day: asked.day, time: asked.time },
  ...{ at: '2026-12-01T02:30:00.000Z', reason: null, ...more },
});
const recorded = { ...unnamed(dose(), 'd-1'), version: 1 };

describe('an answer to a reminder', () => {
  it.each(['taken', 'skipped'] as const)(
    'records each dose as %s, now, for oneself, with a key of its own',
    async (status) => {
      const { outbox, writes } = outboxWith([]);
      const before = Date.now();
      const kept = await keepAnswer(asked, status, outbox);
      expect(writes()).toEqual(
        ['m-1', 'm-2'].map((medicineId) =>
          addition(dose({ medicineId, status, at: expect.any(String) as never })),
        ),
      );
      const bodies = writes().map((write) => (write as unknown as { body: NewMedicineDose }).body);
      for (const { at } of bodies) expect(Date.parse(at)).toBeGreaterThanOrEqual(before);
      const keys = (kept ?? []).map(({ idempotencyKey }) => idempotencyKey);
      expect(new Set(keys).size).toBe(2);
      expect(kept?.map(({ subject }) => subject)).toEqual(keys.map((key) => `medicine-dose/new-${key}`));
      expect(kept?.map(({ patientId }) => patientId)).toEqual([undefined, undefined]);
    },
  );

  it('counts once if it is given twice', async () => {
    const { outbox, writes } = outboxWith([]);
    const first = await keepAnswer(asked, 'taken', outbox);
    expect(await keepAnswer(asked, 'taken', outbox)).toEqual(first);
    expect(writes()).toHaveLength(2);
  });

  it('adds only the dose that the screen has not recorded yet', async () => {
    const { outbox, writes } = outboxWith([{ write: addition(dose()) }]);
    expect(await keepAnswer(asked, 'taken', outbox)).toHaveLength(2);
    expect(writes()).toHaveLength(2);
  });

  it.each([
    ['recorded otherwise', { write: addition(dose({ status: 'skipped' })) }],
    ['corrected', { write: change('d-1', { status: 'skipped' }, recorded) }],
    ['undone', { write: removal('d-1', recorded) }],
    [
      'refused',
      {
        write: addition(dose()),
        standing: { phase: 'refused' as const, status: 422, message: 'No.', errors: [] },
      },
    ],
  ])('writes nothing while one of the doses waits here %s', async (_, entry) => {
    const { outbox, writes } = outboxWith([entry]);
    expect(await keepAnswer(asked, 'taken', outbox)).toBeNull();
    expect(writes()).toHaveLength(1);
  });

  it.each([
    ['of another day', { write: addition(dose({ day: '2026-11-30', status: 'skipped' })) }],
    ['of another time', { write: addition(dose({ time: '20:00', status: 'skipped' })) }],
    ['of another medicine', { write: addition(dose({ medicineId: 'm-3', status: 'skipped' })) }],
    ['as needed', { write: addition(dose({ day: null, time: null })) }],
    ['of a child', { write: addition(dose({ status: 'skipped' })), patientId: 'rohan' }],
  ])('is recorded beside a waiting dose %s', async (_, entry) => {
    const { outbox, writes } = outboxWith([entry]);
    expect(await keepAnswer(asked, 'taken', outbox)).toHaveLength(2);
    expect(writes()).toHaveLength(3);
  });

  it('leaves no half of itself on a device without room', async () => {
    const { outbox, writes } = outboxWith([], 1);
    await expect(keepAnswer(asked, 'taken', outbox)).rejects.toThrow('No room.');
    expect(writes()).toEqual([]);
  });

  it('lets the person look if a part of it is under way and cannot be taken back', async () => {
    const { outbox } = outboxWith([], 1);
    expect(await keepAnswer(asked, 'taken', { ...outbox, discard: async () => false })).toBeNull();
  });
});
