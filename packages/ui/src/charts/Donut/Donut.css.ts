import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const donut = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: `${space[4]} ${space[6]}`,
      justifyItems: 'center',
      alignItems: 'center',
      paddingBlock: space[2],
      '@container': {
        '(min-width: 28rem)': { gridTemplateColumns: 'auto minmax(0, 1fr)', justifyItems: 'stretch' },
      },
    },
  },
});

export const ring = style({
  '@layer': {
    [component]: {
      position: 'relative',
      // With large text on a phone it is as wide as there is room.
      inlineSize: 'min(12rem, 100vw - 5rem)',
      aspectRatio: 1,
      borderRadius: '50%',
      selectors: {
        '&:has(input:focus-visible)': { outline: `2px solid ${colour.focus}`, outlineOffset: '4px' },
      },
    },
  },
});
export const drawing = style({
  '@layer': { [component]: { inlineSize: '100%', blockSize: '100%', overflow: 'visible' } },
});
/** Between two parts, so that they are two whatever their patterns. */
export const parting = style({
  '@layer': { [component]: { stroke: colour.surface, strokeWidth: 3, strokeLinecap: 'butt' } },
});
export const activePart = style({
  '@layer': { [component]: { fill: 'none', stroke: colour.ink, strokeWidth: 3, strokeLinejoin: 'round' } },
});

/** As wide as a square in the hole of the ring. */
export const middle = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      inset: '22%',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'center',
      textAlign: 'center',
      lineHeight: 1.25,
      pointerEvents: 'none',
    },
  },
});
export const middleValue = style({
  '@layer': {
    [component]: {
      color: colour.ink,
      fontSize: vars.fontSize[22],
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
export const middleWords = style({
  '@layer': {
    [component]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
    },
  },
});

export const legend = style({
  '@layer': {
    [component]: {
      display: 'grid',
      inlineSize: '100%',
      maxInlineSize: '28rem',
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});
export const item = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      columnGap: space[2],
      padding: `${space[2]} ${space[1]}`,
      borderRadius: '4px',
      selectors: {
        '& + &': { borderBlockStart: `1px solid ${colour.hairline}` },
        '&[data-active]': { background: colour.riverSoft },
        '[data-theme="high-contrast"] &[data-active]': { outline: `1px dashed ${colour.ink}` },
      },
    },
  },
});
/** Large text on a phone sends the numbers to a line below. */
export const name = style({ '@layer': { [component]: { flex: '1 1 5rem', minInlineSize: 0 } } });
export const value = style({
  '@layer': {
    [component]: {
      color: colour.ink,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end',
    },
  },
});
export const share = style({
  '@layer': {
    [component]: {
      minInlineSize: '3.25rem',
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end',
    },
  },
});
/** As wide as a swatch. */
export const noSwatch = style({ '@layer': { [component]: { inlineSize: '1rem' } } });
export const unknown = style({ '@layer': { [component]: { color: colour.inkMuted } } });
