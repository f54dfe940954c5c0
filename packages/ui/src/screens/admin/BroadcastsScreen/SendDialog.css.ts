import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** The words as they are sent, with their lines. */
export const preformatted = style({
  '@layer': {
    [component]: {
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
      paddingInlineStart: vars.space[3],
      borderInlineStart: `2px solid ${vars.colour.hairline}`,
    },
  },
});
