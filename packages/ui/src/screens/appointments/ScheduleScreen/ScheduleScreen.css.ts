import { style } from '@vanilla-extract/css';
import { component, layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** Days below each other on a phone, and beside each other on a desk. */
export const week = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[3],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [media.wide]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))', gap: vars.space[2] } },
    },
  },
});

export const month = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[2],
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [media.medium]: { gridTemplateColumns: 'repeat(7, minmax(0, 1fr))' } },
    },
  },
});

export const day = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      padding: vars.space[2],
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      selectors: { '&[data-today]': { borderBlockStart: `2px solid ${vars.colour.river}` } },
    },
  },
});

export const entries = style({
  '@layer': {
    [layout]: { display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' },
  },
});

export const visit = style({
  '@layer': {
    [component]: {
      padding: vars.space[2],
      borderRadius: vars.radius.control,
      borderInlineStart: `3px solid ${vars.colour.river}`,
      background: vars.colour.riverSoft,
      color: vars.colour.riverDeep,
      fontSize: vars.fontSize[14],
      overflowWrap: 'anywhere',
      selectors: {
        '&[data-outside]': {
          borderInlineStart: `3px solid ${vars.colour.marigold}`,
          background: vars.colour.marigoldSoft,
          color: vars.colour.marigoldInk,
        },
        '&[data-over]': {
          borderInlineStart: `3px solid ${vars.colour.hairline}`,
          background: vars.colour.sunken,
          color: vars.colour.inkMuted,
        },
      },
    },
  },
});

export const free = style({
  '@layer': {
    [component]: {
      padding: vars.space[2],
      borderRadius: vars.radius.control,
      border: `1px dashed ${vars.colour.edge}`,
      color: vars.colour.ink,
      fontSize: vars.fontSize[14],
    },
  },
});
