import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { stickyInset } from '../../../theme/short-window';
import { snugSpace } from '../../../theme/snug';
import { vars } from '../../../theme/vars.css';

/** Comes into sight with the room that it has around it. */
export const arriving = style({ '@layer': { [component]: { scrollMarginBlock: vars.space[6] } } });

/** Keeps the closing buttons in reach while long content scrolls beneath them, unless the window is too short for both; as wide as the dialog, including its padding. */
export const actions = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockEnd: stickyInset('0px'),
      marginInline: `calc(-1 * ${snugSpace(6)})`,
      marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
      padding: `${vars.space[4]} ${snugSpace(6)}`,
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      background: vars.colour.surface,
    },
  },
});
