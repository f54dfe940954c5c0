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
  '@layer': {
    [component]: {
      position: 'relative',
      overflow: 'auto',
      // A focused element does not stop below the header.
      scrollPaddingBlockStart: `calc(${touchTarget} + ${space[2]})`,
      '@container': { [narrow]: { overflow: 'visible' } },
      '@media': { print: { overflow: 'visible' } },
    },
  },
});

/** Ends what reaches from a row's header over the whole row. */
export const clip = style({
  '@layer': {
    [component]: {
      inlineSize: 'fit-content',
      minInlineSize: '100%',
      overflow: 'clip',
      '@container': { [narrow]: { inlineSize: 'auto', overflow: 'visible' } },
    },
  },
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
      '@container': { [narrow]: { display: 'block' } },
    },
  },
});

export const body = style({
  '@layer': { [component]: { '@container': { [narrow]: { display: 'block' } } } },
});

/** The cell of a table without rows. */
export const alone = style({
  '@layer': { [component]: { padding: 0, '@container': { [narrow]: { display: 'block' } } } },
});

export const row = style({
  '@layer': {
    [component]: {
      breakInside: 'avoid',
      selectors: { '&[data-ticked]': { background: colour.sunken } },
      '@container': {
        [narrow]: {
          position: 'relative',
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
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        [edged]: { paddingInlineStart: space[3], paddingInlineEnd: space[3] },
        // A button has room enough of its own.
        '&:has(> span > button)': { paddingBlock: space[1] },
        '[data-pending] &': { color: colour.inkMuted },
        // Beside the tick and not its ground alone, which is that of what lies under the pointer.
        '[data-ticked] > &:first-child': { boxShadow: `inset 3px 0 ${colour.river}` },
        '[data-ticked] > &:first-child:dir(rtl)': { boxShadow: `inset -3px 0 ${colour.river}` },
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
            '&:has(> span > button)': { paddingBlock: 0 },
            '&:not(:has([data-term]))': { gridTemplateColumns: 'minmax(0, 1fr)' },
            '[data-ticked] > &:first-child': { boxShadow: 'none' },
          },
        },
        // With large text, the name of a column is above its value.
        '(max-width: 14rem)': { gridTemplateColumns: 'minmax(0, 1fr)' },
      },
    },
  },
});

/** The cell that tells one row from the others. */
export const header = style({
  '@layer': {
    [component]: {
      position: 'relative',
      '@container': { [narrow]: { position: 'static', fontWeight: fontWeight.bold } },
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
        // From its own cell over the others: to Safari a row has no place that could be filled.
        '&::after': { content: '""', position: 'absolute', insetBlock: 0, insetInline: '-9999px' },
        '&[data-hovered]': {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.22em',
        },
      },
      '@container': { [narrow]: { selectors: { '&::after': { insetInline: 0 } } } },
      '@media': { print: { selectors: { '&::after': { display: 'none' } } } },
    },
  },
});
globalStyle(`${row}:has(${lead}:is([data-hovered], [data-focus-visible]))`, {
  '@layer': { [component]: { background: colour.sunken } },
});

// Controls in other cells are above the link that fills the row.
globalStyle(`${value} :is(a, button, label):not(${lead})`, {
  '@layer': { [component]: { position: 'relative', zIndex: 1 } },
});
// Its icon stands where the words above it begin, though what is touched is larger.
globalStyle(`${value} > :is(a, button)[aria-label]:only-child`, {
  '@layer': { [component]: { '@container': { [narrow]: { marginInlineStart: `calc(-1 * ${space[3]})` } } } },
});

export const box = style({
  '@layer': {
    [component]: {
      inlineSize: touchTarget,
      paddingBlock: 0,
      '@container': {
        [narrow]: { position: 'absolute', insetBlockStart: space[1], insetInlineStart: 0 },
      },
      // More than what makes a cell a part of a card.
      '@media': { print: { selectors: { '&&': { display: 'none' } } } },
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
