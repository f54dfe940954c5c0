import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** Breaks anywhere: it is made of no word. */
export const token = style({
  '@layer': {
    [layout]: {
      fontFamily: vars.font.code,
      fontSize: vars.fontSize[14],
      overflowWrap: 'anywhere',
    },
  },
});
