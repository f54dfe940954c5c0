import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** With forced colours, none of our colours remain on the person's background. */
const forced = '(forced-colors: active)';
const forcedLine = { '@media': { [forced]: { stroke: 'CanvasText' } } } as const;
const forcedFill = { '@media': { [forced]: { fill: 'CanvasText' } } } as const;

export const band = style({
  '@layer': { [component]: { fill: vars.colour.riverSoft, '@media': { [forced]: { fill: 'Canvas' } } } },
});

/** Faint, for readings are drawn over it; the first band's only where its tint is gone. */
export const hatch = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.river,
      strokeWidth: 1,
      strokeOpacity: 0.3,
      selectors: {
        '&[data-first]': { strokeOpacity: 0 },
        '[data-theme="high-contrast"] &': { strokeOpacity: 0.6 },
      },
      '@media': {
        [forced]: {
          stroke: 'CanvasText',
          strokeOpacity: 0.6,
          selectors: { '&[data-first]': { strokeOpacity: 0.6 } },
        },
      },
    },
  },
});

/** In high contrast the tint is gone, and in sunlight it is faint: the edge carries the band. */
export const bandEdge = style({
  '@layer': {
    [component]: {
      stroke: vars.colour.river,
      strokeWidth: 1,
      strokeDasharray: '1 5',
      strokeLinecap: 'round',
      selectors: { '[data-theme="high-contrast"] &': { strokeWidth: 2, strokeDasharray: '6 5' } },
      '@media': { [forced]: { stroke: 'CanvasText', strokeWidth: 2, strokeDasharray: '6 5' } },
    },
  },
});

export const criticalEdge = style({
  '@layer': {
    [component]: { stroke: vars.colour.critical, strokeWidth: 1.5, strokeDasharray: '8 4', ...forcedLine },
  },
});

const limitText = {
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums lining-nums',
  ...forcedFill,
} as const;
export const limit = style({
  '@layer': {
    [component]: {
      ...limitText,
      fill: vars.colour.riverDeep,
      selectors: { '[data-theme="dark"] &': { fill: vars.colour.ink } },
    },
  },
});
export const criticalLimit = style({
  '@layer': { [component]: { ...limitText, fill: vars.colour.critical } },
});

export const swatch = style({
  '@layer': { [component]: { flexShrink: 0, inlineSize: '1.5rem', blockSize: '1rem' } },
});
export const swatchEdge = style({
  '@layer': { [component]: { stroke: vars.colour.river, ...forcedLine } },
});

export const firstLine = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.river,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      ...forcedLine,
    },
  },
});

export const secondLine = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.riverFaint,
      strokeWidth: 1.75,
      strokeLinejoin: 'round',
      ...forcedLine,
    },
  },
});

/** The other number of a reading, so that a single one is seen too. */
export const secondMark = style({
  '@layer': { [component]: { fill: vars.colour.river, ...forcedFill } },
});

export const openMark = style({
  '@layer': {
    [component]: {
      fill: vars.colour.surface,
      stroke: vars.colour.river,
      strokeWidth: 2,
      '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

/** Below a ring that is open, so that the line does not run through it. */
export const ground = style({
  '@layer': { [component]: { fill: vars.colour.surface, '@media': { [forced]: { fill: 'Canvas' } } } },
});

export const cursorMark = style({
  '@layer': { [component]: { fill: 'none', stroke: vars.colour.ink, strokeWidth: 2, ...forcedLine } },
});

export const name = style({
  '@layer': {
    [component]: {
      fill: vars.colour.riverDeep,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
      textAnchor: 'end',
      // Keeps the dots of a band's edge away from the letters.
      stroke: vars.colour.riverSoft,
      strokeWidth: 4,
      paintOrder: 'stroke',
      selectors: { '[data-theme="dark"] &': { fill: vars.colour.ink } },
      '@media': { [forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
    },
  },
});

/** Shares its line with the toggle, however long the name of the source. */
export const bandNote = style({
  '@layer': {
    [component]: { flex: '1 1 14rem', display: 'flex', flexDirection: 'column', gap: vars.space[1] },
  },
});

/** A band's pattern, or the shape of what is critical, beside its words. */
/** The mark stays before the first line of its words. */
export const markedLine = style({
  '@layer': { [component]: { display: 'flex', alignItems: 'baseline', gap: vars.space[2] } },
});

export const bandLine = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] } },
});
