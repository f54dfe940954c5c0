import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';

export const visuallyHidden = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      inlineSize: '1px',
      blockSize: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
