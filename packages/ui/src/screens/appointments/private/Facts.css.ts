import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const facts = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
      columnGap: vars.space[4],
      rowGap: vars.space[2],
      margin: 0,
    },
  },
});

export const name = style({ '@layer': { [component]: { color: vars.colour.inkMuted } } });

export const value = style({
  '@layer': { [component]: { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } },
});
