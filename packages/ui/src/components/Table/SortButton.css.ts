import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { line } from './forms';

const { colour, fontWeight, space } = vars;

export const button = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      minBlockSize: touchTarget,
      borderRadius: vars.radius.control,
      color: colour.inkMuted,
      fontWeight: fontWeight.medium,
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { color: colour.ink },
        '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
      },
      // Chromium leaves buttons out of the heads that it repeats from page to page.
      '@media': { print: { display: 'contents' } },
    },
  },
});

export const boxed = style({
  '@layer': {
    [component]: {
      paddingInline: space[3],
      border: line,
      background: colour.surface,
      selectors: { '&[data-sorted]': { borderColor: colour.river, background: colour.riverSoft } },
    },
  },
});

export const sign = style({
  '@layer': {
    [component]: {
      display: 'flex',
      selectors: { '[data-sorted] > &': { color: colour.river } },
      '@media': {
        print: {
          display: 'inline-flex',
          marginInlineStart: space[1],
          verticalAlign: 'middle',
          selectors: { ':not([data-sorted]) > &': { display: 'none' } },
        },
      },
    },
  },
});
