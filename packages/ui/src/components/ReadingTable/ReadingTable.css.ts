import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const line = `1px solid ${vars.colour.hairline}`;

export const table = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

export const heading = style({
  '@layer': {
    [component]: {
      padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
      borderBlockEnd: line,
      color: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.medium,
      textAlign: 'start',
    },
  },
});

export const cell = style({
  '@layer': {
    [component]: {
      blockSize: '3.25rem',
      padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
      borderBlockEnd: line,
      fontWeight: vars.fontWeight.regular,
      textAlign: 'start',
    },
  },
});
/** Values that people compare from row to row do not break. */
export const whole = style({ '@layer': { [component]: { whiteSpace: 'nowrap' } } });
export const actions = style({
  '@layer': { [component]: { paddingInlineEnd: 0, textAlign: 'end', inlineSize: '44px' } },
});

/** The text of a reading; struck through if the reading is to be deleted. Its status and its mark stay as they are. */
export const fact = style({
  '@layer': {
    [component]: { selectors: { '[data-doomed] &': { textDecorationLine: 'line-through' } } },
  },
});

export const note = style({
  '@layer': {
    [component]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      maxInlineSize: '48ch',
      color: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
    },
  },
});

export const list = style({
  '@layer': {
    [component]: { containerType: 'inline-size', margin: 0, padding: 0, listStyle: 'none' },
  },
});

export const item = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: vars.space[2],
      paddingBlock: vars.space[4],
      selectors: { '& + &': { borderBlockStart: line } },
    },
  },
});
/** The badge and the menu stand beside the words, and below them where a phone is too narrow or text too large. */
export const itemWords = style({ '@layer': { [component]: { minInlineSize: 0 } } });
export const itemStatus = style({
  '@layer': {
    [component]: {
      '@container': {
        '(max-width: 18.5rem)': { gridRow: 2, gridColumn: '1 / -1', paddingBlockStart: vars.space[1] },
      },
      // Two marks are too wide to stand beside the words.
      selectors: {
        '[data-unsent] > &': { gridRow: 2, gridColumn: '1 / -1', paddingBlockStart: vars.space[1] },
      },
    },
  },
});
/** At the end of the words, whatever stands between. */
export const itemActions = style({ '@layer': { [component]: { gridRow: 1, gridColumn: 3 } } });
export const itemKind = style({
  '@layer': { [component]: { fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold } },
});
export const itemValue = style({
  '@layer': { [component]: { fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.bold } },
});
export const itemSource = style({
  '@layer': { [component]: { fontSize: vars.fontSize[14], color: vars.colour.inkMuted } },
});

/** The visible part of a button without an edge is at the edge, though its touch target is larger. */
export const menu = style({ '@layer': { [component]: { marginInlineEnd: '-12px' } } });
