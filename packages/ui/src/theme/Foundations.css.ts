import { style } from '@vanilla-extract/css';
import { component } from './layers.css';
import { vars } from './vars.css';

export const swatch = style({
  '@layer': {
    [component]: {
      flexShrink: 0,
      inlineSize: '4rem',
      blockSize: '4rem',
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
    },
  },
});
