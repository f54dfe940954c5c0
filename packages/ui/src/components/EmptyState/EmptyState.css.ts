import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const empty = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: vars.space[4],
      paddingBlock: vars.space[6],
      textAlign: 'center',
    },
  },
});

export const words = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[2],
      maxInlineSize: '32rem',
      color: vars.colour.inkMuted,
      textWrap: 'balance',
    },
  },
});
