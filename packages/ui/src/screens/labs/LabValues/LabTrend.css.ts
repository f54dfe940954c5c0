import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const forced = '(forced-colors: active)';

/** Its own, and not that of the charts: shared with them it would be a piece more for the dashboard, which is at its weight. */
export const figure = style({
  '@layer': { [layout]: { display: 'grid', gap: vars.space[3], margin: 0, containerType: 'inline-size' } },
});

export const readout = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[3],
      // Two lines on a phone, so that the longest value does not push the chart down.
      minBlockSize: '3.25rem',
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
      fontVariantNumeric: 'tabular-nums lining-nums',
      '@container': { '(min-width: 28rem)': { minBlockSize: '1.75rem' } },
    },
  },
});

export const value = style({
  '@layer': { [layout]: { fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold } },
});

/** As high as it takes to see a course, however long the words above it are. */
export const frame = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      blockSize: '12rem',
      borderRadius: vars.radius.control,
      // A finger that moves sideways reads the chart, one that moves up and down scrolls the page.
      touchAction: 'pan-y',
      selectors: {
        '&:has(input:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
      },
      '@container': { '(min-width: 28rem)': { blockSize: '15rem' } },
    },
  },
});

export const drawing = style({
  '@layer': { [layout]: { position: 'absolute', inset: 0, display: 'block', overflow: 'visible' } },
});

/** Speaks and takes the keys; the pointer reads the drawing by time, which a slider cannot. */
export const walker = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      margin: 0,
      opacity: 0,
      pointerEvents: 'none',
    },
  },
});

export const gridLine = style({ '@layer': { [layout]: { stroke: vars.colour.hairline, strokeWidth: 1 } } });

export const cursor = style({ '@layer': { [layout]: { stroke: vars.colour.inkMuted, strokeWidth: 1 } } });

export const tick = style({
  '@layer': {
    [layout]: {
      fill: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
      '@media': { [forced]: { fill: 'CanvasText' } },
    },
  },
});

export const scroller = style({ '@layer': { [layout]: { overflowX: 'auto' } } });

export const table = style({
  '@layer': { [layout]: { inlineSize: '100%', borderCollapse: 'collapse', fontSize: vars.fontSize[14] } },
});

export const cell = style({
  '@layer': {
    [layout]: {
      padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[2]} 0`,
      borderBlockEnd: `1px solid ${vars.colour.hairline}`,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});

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

/** The range of one report, as far as its value stands for. */
export const range = style({
  '@layer': {
    [layout]: {
      fill: vars.colour.riverSoft,
      '@media': { [forced]: { fill: 'Canvas', stroke: 'CanvasText' } },
      selectors: {
        '[data-theme="high-contrast"] &': { stroke: vars.colour.river, strokeDasharray: '6 5' },
      },
    },
  },
});

/** In sunlight a tint is faint: the edges carry the range. */
export const edge = style({
  '@layer': {
    [layout]: {
      stroke: vars.colour.river,
      strokeWidth: 1,
      strokeDasharray: '1 5',
      strokeLinecap: 'round',
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
      selectors: { '&[data-out]': { fill: vars.colour.river } },
      '@media': { [forced]: { stroke: 'CanvasText' } },
    },
  },
});
