import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { edged, line, narrow } from './forms';

const { colour, fontSize, fontWeight, space } = vars;

export const head = style({
  '@layer': {
    [component]: {
      '@container': {
        [narrow]: {
          display: 'block',
          paddingBlockEnd: space[3],
          selectors: {
            '&:not(:has([data-allows-sorting], [type="checkbox"]))': { display: 'none' },
          },
        },
      },
    },
  },
});

// The row in it is react-aria's own.
globalStyle(`${head} > tr`, {
  '@layer': {
    [component]: { '@container': { [narrow]: { display: 'flex', flexWrap: 'wrap', gap: space[2] } } },
  },
});

export const heading = style({
  '@layer': {
    [component]: {
      padding: `${space[2]} ${space[4]} ${space[2]} 0`,
      borderBlockEnd: line,
      color: colour.inkMuted,
      fontSize: fontSize[14],
      fontWeight: fontWeight.medium,
      outline: 'none',
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        [edged]: { paddingInlineStart: space[3], paddingInlineEnd: space[3] },
        '&[data-allows-sorting]': { cursor: 'pointer', paddingBlock: 0 },
        '&[data-hovered]': { color: colour.ink },
        '[data-scrolls] &': { position: 'sticky', insetBlockStart: 0, zIndex: 2, background: colour.surface },
      },
      '@container': {
        [narrow]: {
          display: 'none',
          border: 0,
          paddingBlock: 0,
          paddingInlineEnd: 0,
          selectors: {
            '&[data-allows-sorting]': { display: 'block' },
            [edged]: { paddingInlineStart: 0, paddingInlineEnd: 0 },
            '[data-scrolls] &': { position: 'static', background: 'none' },
          },
        },
      },
      '@media': {
        print: { selectors: { '[data-scrolls] &': { position: 'static', background: 'none' } } },
      },
    },
  },
});

/** The box for all rows: below the orders, where there are no columns. */
export const all = style({
  '@layer': {
    [component]: {
      inlineSize: touchTarget,
      paddingBlock: 0,
      '@container': {
        [narrow]: {
          display: 'block',
          order: 1,
          flexBasis: '100%',
          inlineSize: 'auto',
          textAlign: 'start',
          selectors: { [edged]: { paddingInlineStart: space[3] } },
        },
      },
      '@media': { print: { display: 'none' } },
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
