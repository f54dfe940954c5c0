import { describe, expect, it, jest } from '@jest/globals';
import { cast } from '@nadi/contract/examples';
import { act, renderHook } from '@testing-library/react';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { check, kinds, record } from './test/clinical-rules';
import { useReadingEditor } from './use-reading-editor';
import type { VitalSignsScreenProps } from './VitalSignsScreen';

const clock = { now: '2026-11-20T09:00:00+05:30', timeZone: 'Asia/Kolkata' };
const [reading] = cast.readings.asha;
if (!reading) throw new Error('Asha has readings.');

type Record = VitalSignsScreenProps['onRecord'];
type Change = VitalSignsScreenProps['onChange'];

function start({ onRecord, onChange }: { onRecord?: Record; onChange?: Change } = {}) {
  const recorded = jest.fn<Record>(onRecord ?? (async (draft) => ({ ok: true, reading: record(draft) })));
  const changed = jest.fn<Change>(
    onChange ?? (async ({ id, version }, draft) => ({ ok: true, reading: record(draft, id, version + 1) })),
  );
  const { result } = renderHook(() =>
    useReadingEditor({ kinds, items: [], clock, check, onRecord: recorded, onChange: changed }),
  );
  const enter = (systolic: number, diastolic: number) =>
    act(() => result.current.change({ systolic, diastolic }));
  const submit = (isConfirmed?: boolean) => act(async () => result.current.submit(isConfirmed));
  return { result, recorded, changed, enter, submit };
}

const keys = (recorded: jest.Mock<Record>) => recorded.mock.calls.map(([, key]) => key);

describe('adding', () => {
  it('shows what was saved, and only once it was', async () => {
    const { result, recorded, enter, submit } = start();
    act(() => result.current.add(null));
    enter(122, 78);
    await submit();
    expect(recorded).toHaveBeenCalledTimes(1);
    expect(result.current.state).toMatchObject({ phase: 'saved', reading: { systolic: 122 } });
  });

  it('sends once, however often it is asked while the first is on its way', async () => {
    const { result, recorded, enter, submit } = start({ onRecord: () => new Promise(() => undefined) });
    act(() => result.current.add(null));
    enter(122, 78);
    await submit();
    await submit();
    expect(recorded).toHaveBeenCalledTimes(1);
    act(() => result.current.requestClose());
    expect(result.current.state).toMatchObject({ phase: 'form', isSaving: true, question: null });
  });

  it('does not send what cannot be', async () => {
    const { result, recorded, enter, submit } = start();
    act(() => result.current.add(null));
    enter(78, 122);
    await submit();
    expect(recorded).not.toHaveBeenCalled();
    expect(result.current.state).toMatchObject({ errors: [{ field: 'diastolic' }] });
  });

  it('asks for the moment where it is missing', async () => {
    const { result, recorded, enter, submit } = start();
    act(() => result.current.add(null));
    enter(122, 78);
    act(() => result.current.change({ measuredAt: null }));
    await submit();
    expect(recorded).not.toHaveBeenCalled();
    expect(result.current.state).toMatchObject({ errors: [{ field: 'measuredAt' }] });
  });

  it('asks about what is unusual, and forgets the answer when the numbers change', async () => {
    const { result, recorded, enter, submit } = start();
    act(() => result.current.add(null));
    enter(210, 130);
    await submit();
    expect(result.current.state).toMatchObject({ question: 'unusual' });
    enter(211, 130);
    expect(result.current.state).toMatchObject({ question: null });
    await submit();
    expect(recorded).not.toHaveBeenCalled();
    await submit(true);
    expect(recorded).toHaveBeenCalledTimes(1);
  });
});

describe('the key of the intent', () => {
  const refused: Record = async () => ({ ok: false, message: 'No connection.' });

  it('is the same at a retry', async () => {
    const { result, recorded, enter, submit } = start({ onRecord: refused });
    act(() => result.current.add(null));
    enter(122, 78);
    await submit();
    await submit();
    const [first, second] = keys(recorded);
    expect(second).toBe(first);
    expect(result.current.state).toMatchObject({ formError: 'No connection.', entry: { systolic: 122 } });
  });

  it('is another one once the content was changed after a refusal', async () => {
    const { result, recorded, enter, submit } = start({ onRecord: refused });
    act(() => result.current.add(null));
    enter(122, 78);
    await submit();
    enter(123, 78);
    await submit();
    const [first, second] = keys(recorded);
    expect(second).not.toBe(first);
  });

  it('is another one for another reading', async () => {
    const { result, recorded, enter, submit } = start();
    for (const systolic of [122, 122]) {
      act(() => result.current.add(null));
      enter(systolic, 78);
      await submit();
    }
    const [first, second] = keys(recorded);
    expect(second).not.toBe(first);
  });
});

describe('failing', () => {
  it('keeps everything where the save breaks off', async () => {
    const { result, enter, submit } = start({ onRecord: () => Promise.reject(new Error('offline')) });
    act(() => result.current.add(null));
    enter(122, 78);
    await submit();
    expect(result.current.state).toMatchObject({
      phase: 'form',
      isSaving: false,
      entry: { systolic: 122 },
      formError: expect.stringContaining('could not save'),
    });
  });
});

describe('what cannot be sent', () => {
  it('is told as kept on this device, never as saved with the server', async () => {
    const { result, enter, submit } = start({
      onRecord: async (draft) => ({ ok: true, reading: record(draft), isUnsent: true }),
    });
    act(() => result.current.add(null));
    enter(122, 78);
    await submit();
    expect(result.current.state).toMatchObject({ phase: 'saved', isUnsent: true });
  });

  it('stays in the form where this device cannot keep it either, and is not closed without asking', async () => {
    const { result, recorded, enter, submit } = start({
      onRecord: async () => ({ ok: false, isUnkept: true, message: 'No room left.' }),
    });
    act(() => result.current.add(null));
    enter(122, 78);
    await submit();
    expect(result.current.state).toMatchObject({
      phase: 'form',
      entry: { systolic: 122 },
      isUnkept: true,
      formError: 'No room left.',
    });
    act(() => result.current.requestClose());
    expect(result.current.state).toMatchObject({ phase: 'form', question: 'discard' });
    act(() => result.current.keepEditing());
    await submit();
    const [first, second] = keys(recorded);
    expect(second).toBe(first);
  });

  it('asks before an unkept change is closed, even where it says what stood there before', async () => {
    const { result, submit } = start({
      onChange: async () => ({ ok: false, isUnkept: true, message: 'No room left.' }),
    });
    act(() => result.current.edit(reading));
    await submit();
    act(() => result.current.requestClose());
    expect(result.current.state).toMatchObject({ phase: 'form', question: 'discard' });
  });

  it('is changed as it waits: the whole row goes on, with its entry', async () => {
    const row: ReadingRow = { ...reading, unsent: { entryId: 7, action: 'add', standing: 'waiting' } };
    const { result, changed, enter, submit } = start();
    act(() => result.current.edit(row));
    enter(126, 78);
    await submit();
    expect(changed.mock.calls.map(([{ unsent }]) => unsent?.entryId)).toEqual([7]);
  });

  it('opens a reading that the server refused with its reasons', () => {
    const refusal = {
      message: 'Check your entries.',
      errors: [{ field: 'measuredAt', message: 'Must not be in the future.' }],
    };
    const unsent = { entryId: 7, action: 'add', standing: 'attention', refusal } as const;
    const { result } = start();
    act(() => result.current.edit({ ...reading, unsent }));
    expect(result.current.state).toMatchObject({ errors: refusal.errors, formError: refusal.message });
  });
});

describe('a reading that was changed elsewhere', () => {
  it('is overwritten only where the person says so, on top of what stands there', async () => {
    const { result, changed, enter, submit } = start({
      onChange: async ({ id, version }, draft) =>
        version === 1
          ? { ok: false, message: 'Changed.', current: { ...record(draft, id, 2), systolic: 124 } }
          : { ok: true, reading: record(draft, id, version + 1) },
    });
    act(() => result.current.edit(reading));
    enter(126, 78);
    await submit();
    expect(result.current.state).toMatchObject({ phase: 'conflict', current: { systolic: 124 } });
    await act(async () => result.current.keepMine());
    expect(changed.mock.calls.map(([{ version }]) => version)).toEqual([1, 2]);
    expect(result.current.state).toMatchObject({ phase: 'saved', reading: { systolic: 126 } });
  });
});

describe('closing', () => {
  it('asks where something would be lost, and only there', () => {
    const { result, enter } = start();
    act(() => result.current.add(null));
    act(() => result.current.requestClose());
    expect(result.current.state.phase).toBe('closed');
    act(() => result.current.add(null));
    enter(122, 78);
    act(() => result.current.requestClose());
    expect(result.current.state).toMatchObject({ phase: 'form', question: 'discard' });
    act(() => result.current.close());
    expect(result.current.state.phase).toBe('closed');
  });
});
