import { describe, expect, it, jest } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import type { ReadingRow } from '../../../components/ReadingTable/ReadingTable';
import { added } from './test/example-unsent';
import { useFormAtFirst } from './use-form-at-first';

function start(wish: { isAdding?: boolean; editing?: ReadingRow | null; isReady?: boolean }) {
  const open = jest.fn<(row: ReadingRow | null) => void>();
  const complete = (part: typeof wish) => ({ isAdding: false, editing: null, isReady: true, ...part });
  const { rerender } = renderHook((props) => useFormAtFirst(props, open), { initialProps: complete(wish) });
  return { open, rerender: (part: typeof wish) => rerender(complete(part)) };
}

describe('useFormAtFirst', () => {
  it('opens an empty form once', () => {
    const { open, rerender } = start({ isAdding: true });
    rerender({ isAdding: true });
    expect(open.mock.calls).toEqual([[null]]);
  });

  it('opens the form for a reading once the screen is there, though the wish is gone by then', () => {
    const { open, rerender } = start({ editing: added, isReady: false });
    rerender({ editing: null, isReady: false });
    expect(open).not.toHaveBeenCalled();
    rerender({ editing: null });
    expect(open.mock.calls).toEqual([[added]]);
  });

  it('does not open again for the same reading in another object', () => {
    const { open, rerender } = start({ editing: added });
    rerender({ editing: { ...added } });
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('opens again where it is asked for anew, on a screen that is there already', () => {
    const { open, rerender } = start({});
    rerender({ editing: added });
    rerender({});
    rerender({ editing: added });
    expect(open).toHaveBeenCalledTimes(2);
  });
});
