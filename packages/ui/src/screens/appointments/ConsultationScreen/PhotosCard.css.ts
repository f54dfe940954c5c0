import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** As wide as there is room, and not higher than a screen. */
export const picture = style({
  '@layer': {
    [component]: {
      display: 'block',
      maxInlineSize: '100%',
      maxBlockSize: '24rem',
      borderRadius: vars.radius.surface,
    },
  },
});
