import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const band = style({ '@layer': { [component]: { fill: vars.colour.riverSoft } } });

/** In high contrast the tint is gone, and in sunlight it is faint: the edge carries the band. */
export const bandEdge = style({
  '@layer': {
    [component]: {
      stroke: vars.colour.river,
      strokeWidth: 1,
      strokeDasharray: '1 5',
      strokeLinecap: 'round',
      selectors: { '[data-theme="high-contrast"] &': { strokeWidth: 2, strokeDasharray: '6 5' } },
    },
  },
});

export const firstLine = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.river,
      strokeWidth: 2,
      strokeLinejoin: 'round',
    },
  },
});

export const secondLine = style({
  '@layer': {
    [component]: {
      fill: 'none',
      stroke: vars.colour.riverFaint,
      strokeWidth: 1.75,
      strokeLinejoin: 'round',
    },
  },
});

export const openMark = style({
  '@layer': { [component]: { fill: vars.colour.surface, stroke: vars.colour.river, strokeWidth: 2 } },
});

/** Below a ring that is open, so that the line does not run through it. */
export const ground = style({ '@layer': { [component]: { fill: vars.colour.surface } } });

export const cursorMark = style({
  '@layer': { [component]: { fill: 'none', stroke: vars.colour.ink, strokeWidth: 2 } },
});

export const name = style({
  '@layer': {
    [component]: {
      fill: vars.colour.riverDeep,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
      textAnchor: 'end',
      // Keeps the dots of a band's edge away from the letters.
      stroke: vars.colour.riverSoft,
      strokeWidth: 4,
      paintOrder: 'stroke',
      selectors: { '[data-theme="dark"] &': { fill: vars.colour.ink } },
    },
  },
});

/** Shares its line with the toggle, however long the name of the source. */
export const bandNote = style({ '@layer': { [component]: { flex: '1 1 14rem' } } });
