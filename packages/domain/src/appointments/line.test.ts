import { describe, expect, it } from '@jest/globals';
import { assessLine, type Hold, type Line, looksToHold, looksToReturn, nextHold, notHeld } from './line';

const unknown = { loss: null, roundTripMs: null, availableBitrate: null };

describe('a line', () => {
  it.each([
    [{}, 'unknown'],
    [{ loss: 0.01, roundTripMs: 300, availableBitrate: 600_000 }, 'good'],
    [{ loss: 0.011 }, 'fair'],
    [{ roundTripMs: 301 }, 'fair'],
    [{ availableBitrate: 599_999 }, 'fair'],
    [{ loss: 0.031, roundTripMs: 20 }, 'poor'],
    [{ roundTripMs: 801 }, 'poor'],
    [{ loss: 0, availableBitrate: 149_999 }, 'poor'],
  ] as const)('with %j is %s', (known, expected) => {
    expect(assessLine({ ...unknown, ...known })).toBe(expected);
  });
});

it('a line is not called poor for a bitrate that nothing tries out', () => {
  const sample = { loss: 0, roundTripMs: 40, availableBitrate: 90_000 };
  expect([assessLine(sample), assessLine(sample, false)]).toEqual(['poor', 'good']);
  expect(assessLine({ ...unknown, availableBitrate: 90_000 }, false)).toBe('unknown');
});

const after = (lines: readonly Line[], from: Hold = notHeld) => lines.reduce(nextHold, from);
const times = (count: number, line: Line): Line[] => Array(count).fill(line);

describe('the picture on a poor line', () => {
  it('is held back after some looks in a row, and not by one', () => {
    expect(after(times(looksToHold - 1, 'poor')).isHeld).toBe(false);
    expect(after([...times(looksToHold - 1, 'poor'), 'fair', 'poor']).isHeld).toBe(false);
    expect(after(times(looksToHold, 'poor')).isHeld).toBe(true);
  });

  it('returns by itself, later than it went', () => {
    const held: Hold = { isHeld: true, count: 0 };
    expect(after(times(looksToReturn - 1, 'good'), held).isHeld).toBe(true);
    expect(after(times(looksToReturn, 'fair'), held).isHeld).toBe(false);
    expect(looksToReturn).toBeGreaterThan(looksToHold);
  });

  it('stays as it is while nothing is known', () => {
    expect(after(['poor', 'poor', 'unknown', 'poor']).isHeld).toBe(true);
    expect(after(times(50, 'unknown')).isHeld).toBe(false);
  });
});
