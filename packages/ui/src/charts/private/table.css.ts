import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const scroller = style({
  '@layer': {
    [component]: {
      // Places what is hidden in it for the eyes, so that it does not lengthen the page.
      position: 'relative',
      flex: 1,
      minBlockSize: 0,
      overflow: 'auto',
    },
  },
});

export const table = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

export const caption = style({
  '@layer': {
    [component]: {
      textAlign: 'start',
      paddingBlockEnd: vars.space[2],
      color: vars.colour.inkMuted,
    },
  },
});

export const heading = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockStart: 0,
      background: vars.colour.surface,
      textAlign: 'start',
      fontWeight: vars.fontWeight.medium,
      color: vars.colour.inkMuted,
      padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
    },
  },
});

export const cell = style({
  '@layer': {
    [component]: {
      padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      textAlign: 'start',
      fontWeight: vars.fontWeight.regular,
    },
  },
});
