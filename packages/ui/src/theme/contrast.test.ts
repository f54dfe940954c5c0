import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast';
import { drawnPairs, grounds, type Pair, textPairs } from './pairs';
import { palettes } from './tokens';

describe.each(Object.entries(palettes))('the theme %s', (_theme, palette) => {
  const of = ([front, back]: Pair) => contrast(palette[front], palette[back]);

  it.each(textPairs)('can be read: %s on %s', (...pair) => {
    expect(of(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawnPairs)('can be made out: %s on %s', (...pair) => {
    expect(of(pair)).toBeGreaterThanOrEqual(3);
  });

  it.each([...grounds, 'riverSoft' as const])(
    'shows the digits of a measurement on %s beyond doubt',
    (ground) => {
      expect(contrast(palette.ink, palette[ground])).toBeGreaterThanOrEqual(7);
    },
  );
});

describe('contrast', () => {
  it('measures as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
    expect(contrast('#767676', '#FFFFFF')).toBeCloseTo(4.54, 2);
    expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1);
  });
});
