import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const forced = '(forced-colors: active)';

export const confidence = style({
  '@layer': { [layout]: { display: 'flex', gap: vars.space[2], alignItems: 'baseline', margin: 0 } },
});

export const bars = style({
  '@layer': { [layout]: { flex: 'none', inlineSize: '1.125rem', blockSize: '0.875rem' } },
});

const bar = { strokeWidth: 1, stroke: vars.colour.ink, '@media': { [forced]: { stroke: 'CanvasText' } } };

export const full = style({
  '@layer': {
    [layout]: {
      ...bar,
      fill: vars.colour.ink,
      '@media': { [forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
    },
  },
});

export const hollow = style({ '@layer': { [layout]: { ...bar, fill: 'none' } } });

export const rests = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: vars.space[4],
      padding: vars.space[4],
      borderRadius: vars.radius.control,
      background: vars.colour.sunken,
      overflowWrap: 'anywhere',
    },
  },
});

export const list = style({
  '@layer': { [layout]: { display: 'grid', gap: vars.space[1], margin: 0, padding: 0, listStyle: 'none' } },
});

export const figures = style({ '@layer': { [layout]: { display: 'grid', gap: vars.space[1], margin: 0 } } });

export const figure = style({
  '@layer': {
    [layout]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: vars.space[2] },
  },
});

export const steps = style({
  '@layer': {
    [layout]: { display: 'grid', gap: vars.space[1], margin: 0, paddingInlineStart: vars.space[5] },
  },
});
