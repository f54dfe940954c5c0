import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, fontSize, fontWeight, space } = vars;

/** Below this the steps' words would stand under each other's. */
const narrow = '(max-width: 39.99rem)';
const mark = '2rem';

export const frame = style({
  '@layer': { [component]: { containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 } },
});

/** The steps beside each other, where there is room. */
export const list = style({
  '@layer': {
    [component]: { display: 'flex', '@container': { [narrow]: { display: 'none' } } },
  },
});

export const step = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      gap: space[2],
      flex: '1 1 0',
      minInlineSize: 0,
      paddingInlineEnd: space[4],
      selectors: {
        // The way from one mark to the next: drawn whole where it has been gone.
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetBlockStart: `calc(${mark} / 2 - 1px)`,
          insetInlineStart: `calc(${mark} + ${space[2]})`,
          insetInlineEnd: space[2],
          borderBlockStart: `2px dashed ${colour.edge}`,
        },
        '&[data-passed]:not(:last-child)::before': { borderBlockStart: `2px solid ${colour.river}` },
      },
    },
  },
});

export const sign = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: mark,
      blockSize: mark,
      border: `2px solid ${colour.edge}`,
      borderRadius: vars.radius.pill,
      background: colour.surface,
      color: colour.inkMuted,
      fontSize: fontSize[14],
      fontWeight: fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: 1,
      selectors: {
        '[data-state="done"] &': {
          borderColor: colour.river,
          background: colour.river,
          color: colour.onRiver,
        },
        '[data-state="current"] &': { borderColor: colour.river, color: colour.river },
        '[data-state="failed"] &': {
          borderColor: colour.critical,
          background: colour.criticalSoft,
          color: colour.critical,
        },
      },
    },
  },
});

/** Anek's figures sit low in their line. */
export const figure = style({ '@layer': { [component]: { paddingBlockStart: '0.12em' } } });

export const words = style({
  '@layer': { [component]: { display: 'block', minInlineSize: 0, lineHeight: 1.35 } },
});

export const label = style({
  '@layer': {
    [component]: {
      display: 'block',
      fontWeight: fontWeight.bold,
      selectors: { '[data-state="ahead"] &': { color: colour.inkMuted, fontWeight: fontWeight.medium } },
    },
  },
});

export const link = style({
  '@layer': {
    [component]: {
      borderRadius: '2px',
      color: colour.river,
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.22em',
      selectors: {
        '&[data-hovered], &[data-pressed]': { textDecorationThickness: '2px' },
        // The touch target is the whole step.
        '&::after': { content: '""', position: 'absolute', inset: 0 },
      },
    },
  },
});

export const state = style({
  '@layer': {
    [component]: {
      display: 'block',
      color: colour.inkMuted,
      fontSize: fontSize[14],
      selectors: {
        '[data-state="current"] &': { color: colour.river, fontWeight: fontWeight.bold },
        '[data-state="failed"] &': { color: colour.critical, fontWeight: fontWeight.bold },
      },
    },
  },
});

/** One sentence and a bar, where there is no room for the steps. */
export const summary = style({
  '@layer': {
    [component]: {
      display: 'none',
      overflowWrap: 'anywhere',
      '@container': { [narrow]: { display: 'grid', gap: space[2] } },
    },
  },
});

export const position = style({ '@layer': { [component]: { fontWeight: fontWeight.bold } } });

export const bar = style({ '@layer': { [component]: { display: 'flex', gap: space[1] } } });

export const part = style({
  '@layer': {
    [component]: {
      flex: 1,
      blockSize: '0.5rem',
      border: `1px solid ${colour.edge}`,
      borderRadius: vars.radius.pill,
      background: colour.sunken,
      // Printers leave out the grounds of boxes.
      printColorAdjust: 'exact',
      selectors: {
        '&[data-state="done"]': { borderColor: colour.river, background: colour.river },
        '&[data-state="current"]': {
          borderColor: colour.river,
          background: `linear-gradient(to right, ${colour.river} 50%, ${colour.sunken} 50%)`,
        },
        '&[data-state="failed"]': { borderColor: colour.critical, background: colour.critical },
      },
    },
  },
});

export const next = style({
  '@layer': { [component]: { color: colour.inkMuted, fontSize: fontSize[14] } },
});

export const toMend = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      color: colour.critical,
      fontSize: fontSize[14],
      fontWeight: fontWeight.medium,
    },
  },
});
