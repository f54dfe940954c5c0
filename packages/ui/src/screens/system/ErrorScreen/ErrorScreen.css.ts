import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

export const summary = style({
  '@layer': {
    [layout]: {
      inlineSize: 'fit-content',
      minBlockSize: touchTarget,
      alignContent: 'center',
      color: vars.colour.river,
      cursor: 'pointer',
    },
  },
});
