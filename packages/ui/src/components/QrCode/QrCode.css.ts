import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const code = style({
  '@layer': {
    [component]: {
      display: 'block',
      inlineSize: '14rem',
      maxInlineSize: '100%',
      blockSize: 'auto',
      aspectRatio: '1',
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      // Scanners look for dark on light, whatever the theme.
      background: '#FFFFFF',
      fill: '#000000',
    },
  },
});
