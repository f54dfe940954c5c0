import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const sparkline = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[2],
      maxInlineSize: '100%',
      verticalAlign: 'middle',
    },
  },
});

export const frame = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'inline-flex',
      borderRadius: '4px',
      touchAction: 'pan-y',
      selectors: {
        '&:has(input:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const drawing = styleVariants(
  {
    small: { inlineSize: '6rem', blockSize: '1.5rem' },
    medium: { inlineSize: '10rem', blockSize: '2.75rem' },
  },
  (size) => ({
    '@layer': {
      [component]: { ...size, flexShrink: 0, maxInlineSize: 'calc(100vw - 4rem)', overflow: 'visible' },
    },
  }),
);

export const line = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.river,
      strokeWidth: 1.75,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
  },
});
/** So many that the line would fill its own valleys. */
export const denseLine = style({ '@layer': { [component]: { strokeWidth: 1 } } });
export const dot = style({ '@layer': { [component]: { fill: vars.colour.river } } });
export const ground = style({ '@layer': { [component]: { fill: vars.colour.surface } } });
/** The value being read. */
export const ring = style({
  '@layer': { [component]: { fill: vars.colour.surface, stroke: vars.colour.ink, strokeWidth: 2 } },
});
/** Nothing was measured: where the line would be. */
export const nothing = style({
  '@layer': { [component]: { stroke: vars.colour.edge, strokeWidth: 1.5, strokeDasharray: '2 4' } },
});
export const band = style({
  '@layer': {
    [component]: {
      fill: vars.colour.riverSoft,
      selectors: { '[data-theme="high-contrast"] &': { stroke: vars.colour.edge, strokeDasharray: '2 3' } },
    },
  },
});

export const words = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[2],
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
export const value = style({
  '@layer': {
    [component]: { color: vars.colour.ink, fontWeight: vars.fontWeight.bold, whiteSpace: 'nowrap' },
  },
});
export const when = style({
  '@layer': {
    [component]: { color: vars.colour.inkMuted, fontSize: vars.fontSize[14], whiteSpace: 'nowrap' },
  },
});
