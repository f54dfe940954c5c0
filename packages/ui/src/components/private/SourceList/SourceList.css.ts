import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[2],
      margin: 0,
      paddingInlineStart: vars.space[5],
      listStyle: 'disc',
      // A name of one long word must not widen a phone.
      overflowWrap: 'anywhere',
    },
  },
});
