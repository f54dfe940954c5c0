import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const note = style({
  '@layer': {
    [component]: { fontSize: vars.fontSize[14], color: vars.colour.inkMuted, maxInlineSize: '65ch' },
  },
});
