import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[4],
      margin: 0,
      padding: 0,
      listStyle: 'none',
    },
  },
});

export const point = style({
  '@layer': { [component]: { display: 'flex', gap: vars.space[3], color: vars.colour.inkMuted } },
});

/** As high as a line, so that the icon stands beside the first one. */
export const sign = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', blockSize: '1.5rem', color: vars.colour.river },
  },
});
