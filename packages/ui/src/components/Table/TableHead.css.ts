import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { edged, line, narrow } from './forms';

const { colour, fontSize, fontWeight, space } = vars;

export const head = style({
  '@layer': { [component]: { '@container': { [narrow]: { display: 'none' } } } },
});

export const heading = style({
  '@layer': {
    [component]: {
      padding: `${space[2]} ${space[4]} ${space[2]} 0`,
      borderBlockEnd: line,
      color: colour.inkMuted,
      fontSize: fontSize[14],
      fontWeight: fontWeight.medium,
      selectors: {
        '&:last-child': { paddingInlineEnd: 0 },
        [edged]: { paddingInlineStart: space[3], paddingInlineEnd: space[3] },
        '&:has(> button)': { paddingBlock: 0 },
        '[data-scrolls] &': { position: 'sticky', insetBlockStart: 0, zIndex: 2, background: colour.surface },
      },
      '@media': {
        print: { selectors: { '[data-scrolls] &': { position: 'static', background: 'none' } } },
      },
    },
  },
});

export const all = style({
  '@layer': {
    [component]: { inlineSize: touchTarget, paddingBlock: 0, '@media': { print: { display: 'none' } } },
  },
});
