import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** Round corners keep off the edges of the window. */
export const place = style({
  '@layer': { [layout]: { padding: vars.space[2], '@media': { print: { display: 'none' } } } },
});
