import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;
const side = '2.25rem';

export const timeline = style({
  '@layer': { [component]: { display: 'grid', gap: space[6], minInlineSize: 0 } },
});

export const day = style({ '@layer': { [component]: { display: 'grid', gap: space[3] } } });

export const list = style({ '@layer': { [component]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const item = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: `${side} minmax(0, 1fr)`,
      columnGap: space[3],
      paddingBlockEnd: space[5],
      breakInside: 'avoid',
      selectors: {
        '&:last-child': { paddingBlockEnd: 0 },
        // From one sign to the next of the same day.
        '&:not(:last-child)::before': {
          content: '""',
          position: 'absolute',
          insetBlock: `calc(${side} + 4px) 4px`,
          insetInlineStart: `calc(${side} / 2 - 1px)`,
          inlineSize: '2px',
          borderRadius: '1px',
          background: colour.hairline,
        },
      },
    },
  },
});

export const sign = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeContent: 'center',
      inlineSize: side,
      blockSize: side,
      borderRadius: '50%',
      border: '1px solid transparent',
      background: colour.riverSoft,
      color: colour.river,
      selectors: { '[data-theme="high-contrast"] &': { borderColor: 'currentColor' } },
    },
  },
});

export const body = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      justifyItems: 'start',
      gap: '2px',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      // The first line stands at the middle of the sign.
      paddingBlockStart: '0.375rem',
    },
  },
});

export const head = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: space[4],
      inlineSize: '100%',
    },
  },
});

export const title = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]} ${space[2]}`,
      minInlineSize: 0,
      color: colour.ink,
      fontWeight: vars.fontWeight.bold,
    },
  },
});

export const time = style({
  '@layer': {
    [component]: {
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
      flexShrink: 0,
      maxInlineSize: '100%',
    },
  },
});

export const words = style({
  '@layer': { [component]: { maxInlineSize: '65ch', color: colour.inkMuted } },
});
