import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const screen = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space[4],
      minBlockSize: '100dvh',
      padding: vars.space[4],
    },
  },
});

export const drawing = style({ '@layer': { [component]: { inlineSize: 'min(20rem, 100%)' } } });
