import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { line, narrow, operable } from './forms';

const { colour, fontSize, fontWeight, space } = vars;

export const head = style({
  '@layer': {
    [component]: {
      '@container': {
        [narrow]: {
          display: 'block',
          // Cards are too high for a head that stays.
          selectors: { '&:not(:has([data-allows-sorting], [type="checkbox"]))': { display: 'none' } },
        },
      },
    },
  },
});

export const heading = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: 2,
      padding: `${space[2]} ${space[4]} ${space[2]} 0`,
      borderBlockEnd: line,
      background: colour.surface,
      color: colour.inkMuted,
      fontSize: fontSize[14],
      fontWeight: fontWeight.medium,
      outline: 'none',
      selectors: {
        [operable]: { paddingInlineStart: space[3], paddingInlineEnd: space[3] },
        '&[data-allows-sorting]': { cursor: 'pointer', paddingBlock: 0 },
        '&[data-hovered]': { color: colour.ink },
      },
      '@container': {
        [narrow]: {
          position: 'static',
          display: 'none',
          border: 0,
          paddingBlock: 0,
          background: 'none',
          selectors: {
            '&[data-allows-sorting], &:has([type="checkbox"])': { display: 'inline-block' },
            [operable]: { paddingInlineStart: 0, paddingInlineEnd: 0 },
          },
        },
      },
      '@media': { print: { position: 'static', background: 'none' } },
    },
  },
});

export const headingWords = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      borderRadius: vars.radius.control,
      selectors: {
        '[data-allows-sorting] > &': { minBlockSize: touchTarget },
        '[data-focus-visible] > &': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
      },
      '@container': {
        [narrow]: {
          selectors: {
            '[data-allows-sorting] > &': {
              marginInlineEnd: space[2],
              marginBlockEnd: space[2],
              paddingInline: space[3],
              border: line,
              background: colour.surface,
            },
            '[data-sort-direction] > &': { borderColor: colour.river, background: colour.riverSoft },
          },
        },
      },
    },
  },
});

export const sortSign = style({
  '@layer': {
    [component]: {
      display: 'flex',
      selectors: { '&[data-sorted]': { color: colour.river } },
      '@media': { print: { selectors: { '&:not([data-sorted])': { display: 'none' } } } },
    },
  },
});
