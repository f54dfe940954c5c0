import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const forced = '(forced-colors: active)';

/** Rem before each plot, for the numbers of its axis, and behind it, for those of its limits. */
export const axis = { start: 3, end: 2.75 } as const;

/** From where on words stand beside their plot. */
const wide = '(min-width: 44rem)';

export const rows = style({
  '@layer': { [layout]: { containerType: 'inline-size', minInlineSize: 0 } },
});

export const row = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: `${vars.space[3]} ${vars.space[5]}`,
      paddingBlock: vars.space[4],
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      alignItems: 'start',
      breakInside: 'avoid',
      selectors: { '&:first-child': { borderBlockStart: 0, paddingBlockStart: 0 } },
      '@container': { [wide]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' } },
    },
  },
});

/** An event takes one line where there is room. */
export const laneRow = style([
  row,
  { '@layer': { [layout]: { paddingBlock: vars.space[2], rowGap: vars.space[1], alignItems: 'center' } } },
]);

/** A column of a given height, as the drawing in it needs. */
export const plot = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      minInlineSize: 0,
      blockSize: '15rem',
    },
  },
});

/** Lies over a lane and lets everything through to it; begins and ends where the axis does. */
export const layer = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: `${axis.start + 0.5}rem`,
      insetInlineEnd: `${axis.end}rem`,
      pointerEvents: 'none',
    },
  },
});

/** The same over a plot, below the line that says what is being read. */
export const plotLayer = style([
  layer,
  {
    '@layer': {
      [layout]: {
        insetBlockStart: '4.5rem',
        insetBlockEnd: '0.75rem',
        '@container': { '(min-width: 28rem)': { insetBlockStart: '3rem' } },
      },
    },
  },
]);

export const lane = style({
  '@layer': { [layout]: { position: 'relative', minInlineSize: 0, blockSize: '1.25rem' } },
});

/** A day that is known. */
export const dayLine = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetBlock: 0,
      inlineSize: 0,
      borderInlineStart: `1px dashed ${vars.colour.inkMuted}`,
      '@media': { [forced]: { borderColor: 'CanvasText' } },
    },
  },
});

/** The days of which one is meant: a month, or a year. */
export const spanBand = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetBlock: 0,
      minInlineSize: '2px',
      borderInline: `1px dotted ${vars.colour.inkMuted}`,
      background: `color-mix(in srgb, ${vars.colour.inkMuted} 7%, transparent)`,
      '@media': { [forced]: { borderColor: 'CanvasText' } },
    },
  },
});

export const dayMark = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetBlockStart: '50%',
      inlineSize: '0.75rem',
      blockSize: '0.75rem',
      translate: '-50% -50%',
      background: vars.colour.river,
      borderRadius: '50%',
      selectors: { '&[data-kind="lab"]': { borderRadius: '2px' } },
      '@media': { [forced]: { background: 'CanvasText' } },
    },
  },
});

export const spanMark = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetBlock: '0.25rem',
      minInlineSize: '0.5rem',
      border: `1px dashed ${vars.colour.river}`,
      borderRadius: vars.radius.pill,
      background: vars.colour.riverSoft,
      '@media': { [forced]: { borderColor: 'CanvasText' } },
    },
  },
});

export const dates = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      blockSize: '1.5rem',
      minInlineSize: 0,
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

/** On a phone there is room for the first, the middle and the last. */
export const date = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      whiteSpace: 'nowrap',
      translate: '-50% 0',
      selectors: {
        '&:first-child': { translate: '0 0' },
        '&:last-child': { translate: '-100% 0' },
      },
      '@container': {
        'not (min-width: 44rem)': { selectors: { '&:nth-child(even)': { visibility: 'hidden' } } },
      },
    },
  },
});

/** Its value in large, with the unit beside it. */
export const figure = style({
  '@layer': { [layout]: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: vars.space[2] } },
});

export const cellMark = style({
  '@layer': { [layout]: { display: 'inline-flex', alignItems: 'baseline', gap: vars.space[2] } },
});
