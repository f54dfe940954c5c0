import { describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Saved } from './state';
import { useSave } from './use-save';

describe('useSave', () => {
  it('asks once, however often it is pressed before the answer', async () => {
    const onSaved = jest.fn();
    let settle: (saved: Saved) => void = () => undefined;
    const answer = new Promise<Saved>((resolve) => {
      settle = resolve;
    });
    const ask = jest.fn(() => answer);
    const { result } = renderHook(() => useSave(onSaved));
    await act(async () => {
      // In one moment: nothing has been drawn anew between them.
      void result.current.save(ask);
      void result.current.save(ask);
    });
    await act(async () => void result.current.save(ask));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(result.current.isPending).toBe(true);
    await act(async () => settle({ ok: true }));
    expect(onSaved).toHaveBeenCalledTimes(1);
    expect(result.current.isPending).toBe(false);
  });

  it('says what was refused, and asks again when it is pressed again', async () => {
    const onSaved = jest.fn();
    const ask = jest.fn<() => Promise<Saved>>();
    ask.mockResolvedValueOnce({ ok: false, message: 'Too long.' }).mockRejectedValueOnce(new Error('?'));
    const { result } = renderHook(() => useSave(onSaved));
    await act(() => result.current.save(ask));
    expect(result.current.refused).toEqual({ ok: false, message: 'Too long.' });
    await act(() => result.current.save(ask));
    expect(result.current.refused).toEqual({ ok: false, message: expect.any(String) });
    expect(onSaved).not.toHaveBeenCalled();
  });
});
