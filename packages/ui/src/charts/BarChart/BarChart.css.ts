import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** Keeps its height, whatever stands above it. */
export const columnsFrame = style({ '@layer': { [component]: { minBlockSize: '11rem' } } });

export const rowsFrame = style({ '@layer': { [component]: { flex: 'none' } } });

export const rows = style({ '@layer': { [component]: { display: 'grid', gap: vars.space[1] } } });

export const row = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space[3],
      paddingBlock: vars.space[1],
      borderRadius: '4px',
      breakInside: 'avoid',
      selectors: {
        '&[data-active]': { background: vars.colour.riverSoft },
        '[data-theme="high-contrast"] &[data-active]': { outline: `1px dashed ${vars.colour.ink}` },
      },
    },
  },
});
export const rowName = style({
  '@layer': { [component]: { minInlineSize: 0, fontSize: vars.fontSize[14], color: vars.colour.inkMuted } },
});
export const rowValue = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[2],
      marginInlineStart: 'auto',
      color: vars.colour.ink,
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});
export const rowBars = style({
  '@layer': { [component]: { position: 'relative', flex: '0 0 100%', marginBlock: vars.space[1] } },
});

export const legendLine = style({
  '@layer': {
    [component]: { flexShrink: 0, inlineSize: '1.5rem', blockSize: '1rem', overflow: 'visible' },
  },
});
