import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** A live region that waits for its text takes no room: this gives the form's gap back. */
export const warning = style({
  '@layer': { [layout]: { selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[5]})` } } } },
});
