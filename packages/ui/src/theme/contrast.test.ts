import { describe, expect, it } from '@jest/globals';
import { contrast } from './contrast';
import { type Palette, palettes } from './tokens';

type Name = keyof Palette;

const grounds = ['paper', 'surface', 'sunken'] as const satisfies Name[];

/** Every first on every second. */
const each = (front: readonly Name[], back: readonly Name[]) =>
  front.flatMap((text) => back.map((ground) => [text, ground] as const));

const text = [
  ...each(['ink', 'inkMuted', 'river', 'riverHover', 'riverDeep', 'marigoldInk'], grounds),
  ...each(['inRange', 'high', 'low', 'critical', 'notAssessed'], grounds),
  // What is under the pointer, and what is chosen, stands on a tint.
  ...each(['ink', 'inkMuted', 'river', 'riverDeep'], ['riverSoft']),
  ...each(['ink', 'marigoldInk'], ['marigoldSoft']),
  ...each(['ink', 'inRange'], ['inRangeSoft']),
  ...each(['ink', 'high'], ['highSoft']),
  ...each(['ink', 'low'], ['lowSoft']),
  ...each(['ink', 'critical'], ['criticalSoft']),
  ...each(['ink', 'inkMuted', 'notAssessed'], ['notAssessedSoft']),
  ...each(['onRiver'], ['river', 'riverHover']),
  ...each(['onCritical'], ['critical', 'criticalHover']),
  ...each(['onRiverDeep', 'onRiverDeepMuted'], ['deepSurface']),
  // A primary button on the deep card has its colours turned round.
  ...each(['deepSurface'], ['onRiverDeep', 'onRiverDeepMuted']),
  ...each(['onMarigold'], ['marigold']),
];

/** Edges of controls, the ring of the focus, the lines and marks of charts. */
const drawn = [
  ...each(['edge', 'focus', 'river', 'riverFaint'], grounds),
  ...each(['inRange', 'high', 'low', 'critical', 'notAssessed'], grounds),
  // The band of a chart lies behind its marks.
  ...each(['river', 'riverFaint', 'high', 'low', 'critical', 'focus'], ['riverSoft']),
];

describe.each(Object.entries(palettes))('the theme %s', (_theme, palette) => {
  const of = ([front, back]: readonly [Name, Name]) => contrast(palette[front], palette[back]);

  it.each(text)('can be read: %s on %s', (...pair) => {
    expect(of(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(drawn)('can be made out: %s on %s', (...pair) => {
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
