import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const forced = '(forced-colors: active)';
const forcedLine = { '@media': { [forced]: { stroke: 'CanvasText' } } } as const;

export const band = style({
  '@layer': {
    [component]: { fill: vars.colour.riverSoft, '@media': { [forced]: { fill: 'Canvas' } } },
  },
});

export const line = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.river,
      strokeWidth: 1,
      strokeOpacity: 0.6,
      selectors: { '&[data-middle]': { strokeWidth: 2, strokeOpacity: 1 } },
      ...forcedLine,
    },
  },
});

export const lineName = style({
  '@layer': {
    [component]: {
      fill: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      '@media': { [forced]: { fill: 'CanvasText' } },
    },
  },
});

/** Straight from value to value: a curve would draw what nobody measured. */
export const course = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.ink,
      strokeWidth: 2,
      strokeLinejoin: 'round',
      ...forcedLine,
    },
  },
});

export const mark = style({
  '@layer': {
    [component]: {
      fill: vars.colour.surface,
      stroke: vars.colour.ink,
      strokeWidth: 2,
      '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
    },
  },
});

export const latest = style({
  '@layer': {
    [component]: {
      fill: vars.colour.ink,
      stroke: vars.colour.surface,
      strokeWidth: 2,
      '@media': { [forced]: { fill: 'CanvasText', stroke: 'Canvas' } },
    },
  },
});
