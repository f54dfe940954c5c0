import type { Palette } from './tokens';

type Name = keyof Palette;
/** A foreground, and the background on which it is drawn. */
export type Pair = readonly [front: Name, ground: Name];

export const grounds = ['paper', 'surface', 'sunken'] as const satisfies Name[];

/** Every first on every second. */
const each = (front: readonly Name[], back: readonly Name[]): Pair[] =>
  front.flatMap((text) => back.map((ground) => [text, ground] as const));

/** Text as components set it; 4.5 to 1 in every theme. */
export const textPairs: readonly Pair[] = [
  ...each(['ink', 'inkMuted', 'river', 'riverHover', 'riverDeep', 'marigoldInk'], grounds),
  ...each(['inRange', 'high', 'low', 'critical', 'notAssessed'], grounds),
  // Hovered and selected elements have a tinted background.
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

/** Edges of controls, the ring of the focus, the lines and marks of charts; 3 to 1 in every theme. */
export const drawnPairs: readonly Pair[] = [
  ...each(['edge', 'focus', 'river', 'riverFaint'], grounds),
  ...each(['inRange', 'high', 'low', 'critical', 'notAssessed'], grounds),
  // The band of a chart lies behind its marks.
  ...each(['river', 'riverFaint', 'high', 'low', 'critical', 'focus'], ['riverSoft']),
];
