import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** Puts what happened first, and beside it what reaches the person; below it where there is no room. */
export const columns = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: `${vars.space[10]} ${vars.space[8]}`,
      '@media': {
        [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(19rem, 22rem)' },
      },
    },
  },
});
