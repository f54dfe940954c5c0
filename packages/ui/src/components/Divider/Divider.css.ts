import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const divider = style({
  '@layer': {
    [component]: {
      inlineSize: '100%',
      border: 0,
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
    },
  },
});
