import { style, styleVariants } from '@vanilla-extract/css';
import type { ClinicalStatus } from '../../components/private/reading/reading';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

const colours: Record<ClinicalStatus, [ink: string, soft: string]> = {
  'in-range': [colour.inRange, colour.inRangeSoft],
  high: [colour.high, colour.highSoft],
  low: [colour.low, colour.lowSoft],
  critical: [colour.critical, colour.criticalSoft],
  'not-assessed': [colour.notAssessed, colour.notAssessedSoft],
};

export const rangeBar = style({
  '@layer': { [component]: { display: 'grid', gap: space[2], minInlineSize: 0, breakInside: 'avoid' } },
});

export const head = style({
  '@layer': {
    [component]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` },
  },
});
export const label = style({
  '@layer': { [component]: { flex: '1 1 8rem', minInlineSize: 0, fontWeight: vars.fontWeight.bold } },
});
/** Value and word stay together. */
export const result = style({
  '@layer': {
    [component]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${space[1]} ${space[3]}` },
  },
});
export const value = style({
  '@layer': {
    [component]: {
      color: colour.ink,
      fontSize: vars.fontSize[18],
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
  },
});
export const missing = style({
  '@layer': { [component]: { color: colour.inkMuted, fontSize: vars.fontSize[14] } },
});

/** Marker, bar and numbers, in this order. */
export const frame = style({ '@layer': { [component]: { position: 'relative', blockSize: '3.25rem' } } });
export const drawing = style({
  '@layer': { [component]: { position: 'absolute', inset: 0, display: 'block', overflow: 'visible' } },
});

export const segment = styleVariants(colours, ([, soft]) => ({ '@layer': { [component]: { fill: soft } } }));
/** The tints are faint in sunlight and gone in high contrast: the line below them carries the band. */
export const underline = styleVariants(colours, ([ink], status) => ({
  '@layer': {
    [component]: status === 'not-assessed' ? { fill: ink, fillOpacity: 0.85 } : { fill: ink },
  },
}));
export const pin = style({ '@layer': { [component]: { stroke: colour.ink, strokeWidth: 2.5 } } });
/** Keeps the pin apart from whatever it stands on. */
export const pinGround = style({ '@layer': { [component]: { stroke: colour.surface, strokeWidth: 5.5 } } });
export const arrow = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: colour.ink,
      strokeWidth: 2.5,
      strokeLinecap: 'round',
      strokeLinejoin: 'round',
    },
  },
});
export const number = style({
  '@layer': {
    [component]: {
      fill: colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAnchor: 'middle',
    },
  },
});

export const summary = style({
  '@layer': {
    [component]: { color: colour.inkMuted, fontSize: vars.fontSize[14], maxInlineSize: '65ch' },
  },
});

export const bands = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[1]} ${space[4]}`,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: vars.fontSize[14],
      color: colour.inkMuted,
    },
  },
});
export const band = style({
  '@layer': { [component]: { display: 'flex', alignItems: 'baseline', gap: space[1] } },
});
export const bandRange = style({
  '@layer': { [component]: { color: colour.ink, fontVariantNumeric: 'tabular-nums lining-nums' } },
});
