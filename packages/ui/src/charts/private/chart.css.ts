import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const chart = style({
  '@layer': { [component]: { display: 'grid', gap: vars.space[3], margin: 0, containerType: 'inline-size' } },
});

/** Keeps its height whatever is in it, so that neither a period nor the table moves the page. */
export const stage = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[2],
      // Said outright: its least height would else widen it by its ratio.
      inlineSize: '100%',
      aspectRatio: '4 / 3',
      minBlockSize: '16rem',
      minInlineSize: 0,
      '@container': {
        '(min-width: 28rem)': { aspectRatio: '2 / 1' },
        '(min-width: 44rem)': { aspectRatio: '12 / 5' },
      },
    },
  },
});

export const readout = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space[3],
      // Two lines on a phone, so that the longest reading does not push the chart down.
      minBlockSize: '3.25rem',
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
      fontVariantNumeric: 'tabular-nums lining-nums',
      '@container': { '(min-width: 28rem)': { minBlockSize: '1.75rem' } },
    },
  },
});

export const value = style({
  '@layer': { [component]: { fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold } },
});

export const frame = style({
  '@layer': {
    [component]: {
      position: 'relative',
      flex: 1,
      minBlockSize: 0,
      borderRadius: vars.radius.control,
      // A finger that moves sideways reads the chart, one that moves up and down scrolls the page.
      touchAction: 'pan-y',
      selectors: {
        '&:has(input:focus-visible)': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const drawing = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      inset: 0,
      display: 'block',
      overflow: 'visible',
      selectors: { '&[data-pending]': { opacity: 0.5 } },
    },
  },
});

/** Speaks and takes the keys; the pointer reads the drawing by time, which a slider cannot. */
export const walker = style({
  '@layer': {
    [component]: {
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

export const gridLine = style({
  '@layer': {
    [component]: {
      stroke: vars.colour.hairline,
      strokeWidth: 1,
      selectors: { '[data-theme="high-contrast"] &': { strokeOpacity: 0.25 } },
      '@media': { '(forced-colors: active)': { stroke: 'GrayText' } },
    },
  },
});

export const cursor = style({ '@layer': { [component]: { stroke: vars.colour.inkMuted, strokeWidth: 1 } } });

export const tick = style({
  '@layer': {
    [component]: {
      fill: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
      '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
    },
  },
});

export const foot = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space[4],
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
    },
  },
});

export const toggle = style({
  '@layer': {
    [component]: {
      minBlockSize: '44px',
      border: 0,
      padding: 0,
      background: 'none',
      font: 'inherit',
      fontSize: vars.fontSize[14],
      color: vars.colour.river,
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
      cursor: 'pointer',
      selectors: { '&[data-hovered]': { color: vars.colour.riverHover } },
    },
  },
});

export const empty = style({
  '@layer': {
    [component]: {
      flex: 1,
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      gap: vars.space[3],
      textAlign: 'center',
      color: vars.colour.inkMuted,
      background: vars.colour.sunken,
      borderRadius: vars.radius.control,
      padding: vars.space[4],
    },
  },
});

/** The sentence that says what is to be seen. */
export const summary = style({ '@layer': { [component]: { maxInlineSize: '65ch', textWrap: 'pretty' } } });

/** Higher where a legend asks for it: words of any length above a drawing must not take its height. */
export const growingStage = style([stage, { '@layer': { [component]: { minBlockSize: 'auto' } } }]);

/** As high as what is in it. */
export const ownStage = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 },
  },
});

/** Shares its line with the toggle. */
export const footNote = style({ '@layer': { [component]: { flex: '1 1 14rem' } } });

/** Behind what is being read. */
export const activeGround = style({
  '@layer': {
    [component]: {
      fill: vars.colour.riverSoft,
      selectors: { '[data-theme="high-contrast"] &': { stroke: vars.colour.ink, strokeDasharray: '3 3' } },
    },
  },
});

/** From where a bar begins. */
export const baseline = style({ '@layer': { [component]: { stroke: vars.colour.edge, strokeWidth: 1 } } });

/** Keeps the reference apart from the bars that it crosses. */
export const referenceGround = style({
  '@layer': { [component]: { stroke: vars.colour.surface, strokeWidth: 4.5 } },
});

/** A goal or a bound, named in the legend. */
export const reference = style({
  '@layer': {
    [component]: { stroke: vars.colour.ink, strokeWidth: 1.5, strokeDasharray: '6 4' },
  },
});

export const legend = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 13rem), 1fr))',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
    },
  },
});
/** Few words, which need no columns. */
export const legendLine = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
    },
  },
});
export const legendItem = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', gap: vars.space[2], minInlineSize: 0 },
  },
});
export const legendValue = style({
  '@layer': {
    [component]: {
      color: vars.colour.ink,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
    },
  },
});
