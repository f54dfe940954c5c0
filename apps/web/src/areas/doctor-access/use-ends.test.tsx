import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { useEnds } from './use-ends';
import { useSecondsLeft } from './use-seconds-left';

const now = Date.parse('2026-11-20T09:00:00Z');
const accessOf = (seconds: number, origin: 'request' | 'emergency' = 'request') => ({
  origin,
  allowed: {
    kinds: ['vital-signs' as const],
    dates: null,
    accessUntil: new Date(now + seconds * 1_000).toISOString(),
  },
});

beforeEach(() => {
  jest.useFakeTimers({ now });
});
afterEach(() => {
  jest.useRealTimers();
});

it('calls when the first of several accesses ends, and not before', () => {
  const onEnd = jest.fn();
  const granted = [accessOf(600), accessOf(60)];
  renderHook(() => useEnds(granted, onEnd));
  jest.advanceTimersByTime(59_999);
  expect(onEnd).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(onEnd).toHaveBeenCalledTimes(1);
});

it('does not call for an access of a year, nor for one that ended on this clock already', () => {
  const onEnd = jest.fn();
  const granted = [accessOf(365 * 86_400), accessOf(-1)];
  renderHook(() => useEnds(granted, onEnd));
  jest.advanceTimersByTime(86_400_000);
  expect(onEnd).not.toHaveBeenCalled();
});

it('does not call once the page is left', () => {
  const onEnd = jest.fn();
  const granted = [accessOf(60)];
  renderHook(() => useEnds(granted, onEnd)).unmount();
  jest.advanceTimersByTime(120_000);
  expect(onEnd).not.toHaveBeenCalled();
});

it('counts an emergency down to nothing, and nothing else', () => {
  const granted = [accessOf(600), accessOf(2, 'emergency')];
  const { result } = renderHook(() => useSecondsLeft(granted));
  expect(result.current).toBe(2);
  act(() => jest.advanceTimersByTime(3_000));
  expect(result.current).toBe(0);
  expect(renderHook(() => useSecondsLeft([accessOf(600)])).result.current).toBeNull();
});
