import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** Comes into sight with the room that it has around it. */
export const arriving = style({ '@layer': { [component]: { scrollMarginBlock: vars.space[6] } } });

/** Saving stays in reach while a long form scrolls beneath it; as wide as the dialog, whose padding it lies in. */
export const actions = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockEnd: 0,
      marginInline: `calc(-1 * ${vars.space[6]})`,
      marginBlockEnd: `calc(-1 * ${vars.space[6]})`,
      padding: `${vars.space[4]} ${vars.space[6]}`,
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      background: vars.colour.surface,
    },
  },
});
