import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const note = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[2],
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
      maxInlineSize: '65ch',
    },
  },
});
