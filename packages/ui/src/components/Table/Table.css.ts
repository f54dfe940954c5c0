import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { edged, line, narrow } from './forms';

const { colour, fontSize, fontWeight, space } = vars;

export const frame = style({
  '@layer': { [component]: { containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 } },
});

export const scroll = style({
  '@layer': { [component]: { overflow: 'auto', '@media': { print: { overflow: 'visible' } } } },
});

export const height = styleVariants({
  content: {},
  window: {
    '@layer': {
      [component]: {
        maxBlockSize: 'max(16rem, 66vh)',
        border: line,
        borderRadius: vars.radius.surface,
        background: colour.surface,
        // A page of cards within a page of a phone would catch every swipe.
        '@container': { [narrow]: { maxBlockSize: 'none', border: 0, background: 'none' } },
        '@media': { print: { maxBlockSize: 'none', border: 0 } },
      },
    },
  },
});

export const table = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      // Collapsed borders would not stick with the head.
      borderCollapse: 'separate',
      borderSpacing: 0,
      fontVariantNumeric: 'tabular-nums lining-nums',
      outline: 'none',
      '@container': { [narrow]: { display: 'block' } },
    },
  },
});

export const sortBy = style({
  '@layer': {
    [component]: {
      display: 'none',
      paddingBlockEnd: space[1],
      color: colour.inkMuted,
      fontSize: fontSize[14],
      '@container': { [narrow]: { display: 'block' } },
      '@media': { print: { display: 'none' } },
    },
  },
});

export const body = style({
  '@layer': { [component]: { '@container': { [narrow]: { display: 'block' } } } },
});
// The row of an empty table is react-aria's own.
globalStyle(`${body}[data-empty] > tr, ${body}[data-empty] > tr > td`, {
  '@layer': { [component]: { '@container': { [narrow]: { display: 'block' } } } },
});

export const row = style({
  '@layer': {
    [component]: {
      position: 'relative',
      outline: 'none',
      selectors: {
        '&[data-hovered], &[data-selected]': { background: colour.sunken },
        '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
      },
      '@container': {
        [narrow]: {
          display: 'grid',
          gap: space[1],
          paddingBlock: space[4],
          borderBlockEnd: line,
          selectors: {
            '&:first-child': { borderBlockStart: line },
            '[data-selectable] &': { paddingInlineStart: space[10] },
          },
        },
      },
    },
  },
});

export const cell = style({
  '@layer': {
    [component]: {
      blockSize: '3.25rem',
      padding: `${space[2]} ${space[4]} ${space[2]} 0`,
      borderBlockEnd: line,
      fontWeight: fontWeight.regular,
      outline: 'none',
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        [edged]: { paddingInlineStart: space[3], paddingInlineEnd: space[3] },
        // A button has room enough of its own.
        '&:has(> span > button)': { paddingBlock: space[1] },
        '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-4px' },
        '[data-pending] &': { color: colour.inkMuted },
        // Beside the tick and not its ground alone, which is that of what lies under the pointer.
        '[data-selected] > &:first-child': { boxShadow: `inset 3px 0 ${colour.river}` },
        '[data-selected] > &:first-child:dir(rtl)': { boxShadow: `inset -3px 0 ${colour.river}` },
      },
      '@container': {
        [narrow]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
          alignItems: 'baseline',
          columnGap: space[3],
          blockSize: 'auto',
          paddingBlock: 0,
          paddingInlineEnd: 0,
          border: 0,
          selectors: {
            '&[data-heads]': { fontWeight: fontWeight.bold },
            '&:has(> span > button)': { paddingBlock: 0 },
            '&:not(:has([data-term]))': { gridTemplateColumns: 'minmax(0, 1fr)' },
            '[data-selected] > &:first-child': { boxShadow: 'none' },
          },
        },
      },
    },
  },
});

export const align = styleVariants({ start: 'start', end: 'end' } as const, (textAlign) => ({
  '@layer': { [component]: { textAlign } },
}));

/** The name of the column before its value, where there are no columns. */
export const term = style({
  '@layer': {
    [component]: {
      display: 'none',
      color: colour.inkMuted,
      fontSize: fontSize[14],
      textAlign: 'start',
      '@container': { [narrow]: { display: 'block' } },
    },
  },
});

export const value = style({
  '@layer': {
    [component]: {
      '@container': { [narrow]: { minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' } },
    },
  },
});

export const lead = style({
  '@layer': {
    [component]: {
      color: colour.river,
      fontWeight: fontWeight.medium,
      textAlign: 'start',
      cursor: 'pointer',
      selectors: {
        '&::after': { content: '""', position: 'absolute', inset: 0 },
        [`${row}[data-hovered] &, &[data-hovered]`]: {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.22em',
        },
      },
    },
  },
});

// What can be pressed in other cells lies over the link that fills the row.
globalStyle(`${value} :is(a, button):not(${lead})`, {
  '@layer': { [component]: { position: 'relative', zIndex: 1 } },
});

export const box = style({
  '@layer': {
    [component]: {
      inlineSize: touchTarget,
      paddingBlock: 0,
      '@container': {
        [narrow]: { position: 'absolute', insetBlockStart: space[1], insetInlineStart: 0 },
      },
      '@media': { print: { display: 'none' } },
    },
  },
});

export const description = style({
  '@layer': {
    [component]: {
      maxInlineSize: '68ch',
      paddingBlockStart: space[3],
      color: colour.inkMuted,
      fontSize: fontSize[14],
    },
  },
});

export const places = style({ '@layer': { [component]: { paddingBlock: space[2] } } });

export const place = style({
  '@layer': { [component]: { display: 'flex', alignItems: 'center', blockSize: '3.25rem' } },
});
