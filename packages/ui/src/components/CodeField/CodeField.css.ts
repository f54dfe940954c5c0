import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** Wide apart, since one compares it figure by figure. */
export const code = style({
  '@layer': { [component]: { fontSize: vars.fontSize[18], letterSpacing: '0.12em' } },
});
