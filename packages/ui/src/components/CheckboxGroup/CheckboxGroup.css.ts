import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** As many columns as there is room for, so that a list of short words is not a page long. */
export const items = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
      columnGap: vars.space[3],
    },
  },
});
