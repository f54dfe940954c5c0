import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** A photo, and the words about the person below it; beside it where there is room. */
export const besidePhoto = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[4],
      alignItems: 'start',
      minInlineSize: 0,
      '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});
