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
      paddingInlineEnd: vars.space[2],
      borderRadius: vars.radius.control,
      color: vars.colour.river,
      cursor: 'pointer',
    },
  },
});
