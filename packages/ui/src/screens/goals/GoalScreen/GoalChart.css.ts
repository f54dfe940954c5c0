import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const forced = '(forced-colors: active)';

export const line = style({
  '@layer': {
    [layout]: {
      fill: 'none',
      stroke: vars.colour.river,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      '@media': { [forced]: { stroke: 'CanvasText' } },
    },
  },
});

export const point = style({
  '@layer': {
    [layout]: {
      fill: vars.colour.surface,
      stroke: vars.colour.river,
      strokeWidth: 2,
      '@media': { [forced]: { stroke: 'CanvasText' } },
    },
  },
});

/** The value to be reached. */
export const target = style({
  '@layer': {
    [layout]: {
      stroke: vars.colour.ink,
      strokeWidth: 1.5,
      strokeDasharray: '5 4',
      '@media': { [forced]: { stroke: 'CanvasText' } },
    },
  },
});
