import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

/** As wide as a public page is, with room at both edges; what lies behind it goes from edge to edge. */
export const width = style({
  '@layer': {
    [layout]: {
      boxSizing: 'border-box',
      inlineSize: '100%',
      maxInlineSize: '73rem',
      marginInline: 'auto',
      paddingInline: vars.space[4],
      '@media': { [media.medium]: { paddingInline: vars.space[8] } },
    },
  },
});
