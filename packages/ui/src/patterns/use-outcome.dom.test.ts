import { describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { Action } from './state';
import { useOutcome } from './use-outcome';

const failed: Action = { phase: 'failed', message: 'The server cannot be reached.' };

const follow = (action: Action) => {
  const onDone = jest.fn();
  const hook = renderHook((now: Action) => useOutcome(now, onDone), { initialProps: action });
  return { ...hook, onDone };
};

describe('useOutcome', () => {
  it('tells once that it is done', () => {
    const { rerender, onDone } = follow({ phase: 'idle' });
    rerender({ phase: 'pending' });
    expect(onDone).not.toHaveBeenCalled();
    rerender({ phase: 'done' });
    rerender({ phase: 'done' });
    expect(onDone).toHaveBeenCalledTimes(1);
  });

  it('keeps silent about what ended before it was there', () => {
    const done = follow({ phase: 'done' });
    expect(done.onDone).not.toHaveBeenCalled();
    expect(follow(failed).result.current.failure).toBeUndefined();
  });

  it('says a failure until the next attempt', () => {
    const { rerender, result, onDone } = follow({ phase: 'idle' });
    rerender({ phase: 'pending' });
    rerender(failed);
    expect(result.current).toEqual({ isPending: false, failure: failed });
    rerender({ phase: 'pending' });
    expect(result.current).toEqual({ isPending: true, failure: undefined });
    rerender({ phase: 'done' });
    expect(onDone).toHaveBeenCalledTimes(1);
  });
});
