import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { line, narrow, operable } from './forms';

const { colour, fontSize, fontWeight, space } = vars;
export const frame = style({
  '@layer': { [component]: { containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 } },
});

export const scroll = style({
  '@layer': { [component]: { overflow: 'auto', '@media': { print: { overflow: 'visible' } } } },
});

export const height = styleVariants({ content: 'none', window: 'max(16rem, 66vh)' }, (maxBlockSize) => ({
  '@layer': { [component]: { maxBlockSize, '@media': { print: { maxBlockSize: 'none' } } } },
}));

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
  '@layer': {
    [component]: {
      transition: `opacity ${vars.motion.quick}`,
      '@container': { [narrow]: { display: 'block' } },
    },
  },
});

export const row = style({
  '@layer': {
    [component]: {
      position: 'relative',
      outline: 'none',
      selectors: {
        '&[data-hovered]': { background: colour.sunken },
        '&[data-selected]': { background: colour.riverSoft },
        '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
      },
      '@container': {
        [narrow]: {
          display: 'grid',
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          rowGap: space[1],
          paddingBlock: space[4],
          borderBlockStart: line,
          selectors: { '&:last-child': { borderBlockEnd: line } },
        },
      },
    },
  },
});

export const cell = style({
  '@layer': {
    [component]: {
      blockSize: '3.25rem',
      padding: `${space[1]} ${space[4]} ${space[1]} 0`,
      borderBlockEnd: line,
      fontWeight: fontWeight.regular,
      outline: 'none',
      selectors: {
        [operable]: { paddingInlineStart: space[3], paddingInlineEnd: space[3] },
        '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-4px' },
        '[data-pending] &': { color: colour.inkMuted },
      },
      '@container': {
        [narrow]: {
          gridColumn: 2,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: space[3],
          blockSize: 'auto',
          paddingBlock: 0,
          border: 0,
          selectors: { '&[data-heads]': { fontWeight: fontWeight.bold } },
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
      flex: '0 0 8rem',
      color: colour.inkMuted,
      fontSize: fontSize[14],
      '@container': { [narrow]: { display: 'block' } },
    },
  },
});

export const value = style({
  '@layer': {
    [component]: {
      '@container': {
        [narrow]: { flex: '1 1 8rem', minInlineSize: 0, overflowWrap: 'anywhere', textAlign: 'start' },
      },
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

/** The column of boxes. They lie over the link that fills the row. */
export const box = style({
  '@layer': {
    [component]: {
      inlineSize: touchTarget,
      paddingBlock: 0,
      '@container': { [narrow]: { gridColumn: 1, gridRow: '1 / span 99', alignSelf: 'start' } },
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
