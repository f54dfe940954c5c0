import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';
import { narrow } from './forms';

const { colour, fontSize, space } = vars;

export const bar = style({
  '@layer': {
    [component]: {
      display: 'none',
      paddingBlockEnd: space[3],
      color: colour.inkMuted,
      fontSize: fontSize[14],
      '@media': { screen: { '@container': { [narrow]: { display: 'block' } } } },
    },
  },
});

export const orders = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: space[2], paddingBlockEnd: space[2] } },
});

export const name = style({
  '@layer': { [component]: { flexBasis: '100%' } },
});
