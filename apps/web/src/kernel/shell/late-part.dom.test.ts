import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import { createElement, Suspense } from 'react';
import { latePart } from './late-part';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const Part = ({ name }: { name: string }) => createElement('p', null, `Part of ${name}`);

/** Fails as often as this, then loads. */
function setPart(failures: number) {
  let left = failures;
  const load = jest.fn(async () => {
    left -= 1;
    if (left >= 0) throw new TypeError('Failed to fetch dynamically imported module');
    return Part;
  });
  const Late = latePart<{ name: string }>(load);
  const show = () =>
    act(async () => {
      render(
        createElement(
          'main',
          null,
          'The page',
          createElement(Suspense, { fallback: null }, createElement(Late, { name: 'Asha' })),
        ),
      );
    });
  return { load, show };
}

describe('a part whose code cannot be fetched', () => {
  it('leaves the page as it is and comes when the network is back', async () => {
    const { load, show } = setPart(1);
    await show();
    expect(screen.getByRole('main').textContent).toBe('The page');
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('main').textContent).toBe('The pagePart of Asha');
    expect(load).toHaveBeenCalledTimes(2);
  });

  it('is fetched again with back-off while no network event comes', async () => {
    const { load, show } = setPart(3);
    await show();
    for (const [pauseMs, times] of [
      [999, 1],
      [1, 2],
      [2_000, 3],
      [4_000, 4],
    ] as const) {
      await act(() => jest.advanceTimersByTimeAsync(pauseMs));
      expect(load).toHaveBeenCalledTimes(times);
    }
    expect(screen.getByText('Part of Asha')).toBeTruthy();
  });
});
