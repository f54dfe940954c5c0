import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { space } = vars;

export const page = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[8],
      inlineSize: '100%',
      // A line of 45 to 75 characters is read without losing it.
      maxInlineSize: '42rem',
      marginInline: 'auto',
      padding: `${space[10]} ${space[4]} ${space[16]}`,
    },
  },
});
