import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const pagination = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[3],
    },
  },
});

export const buttons = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] } },
});
