import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const { space } = vars;
const line = `1px solid ${vars.colour.hairline}`;

export const table = style({
  '@layer': {
    [layout]: {
      inlineSize: '100%',
      borderCollapse: 'collapse',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

export const heading = style({
  '@layer': {
    [layout]: {
      padding: `${space[2]} ${space[4]} ${space[2]} 0`,
      borderBlockEnd: line,
      color: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.medium,
      textAlign: 'start',
    },
  },
});

export const row = style({
  '@layer': { [layout]: { selectors: { '&:not([data-expanded])': { borderBlockEnd: line } } } },
});

export const cell = style({
  '@layer': {
    [layout]: {
      blockSize: '4rem',
      padding: `${space[2]} ${space[4]} ${space[2]} 0`,
      fontWeight: vars.fontWeight.regular,
      textAlign: 'start',
    },
  },
});
/** Values that people compare from row to row do not break. */
export const whole = style({ '@layer': { [layout]: { whiteSpace: 'nowrap' } } });
export const toggle = style({ '@layer': { [layout]: { inlineSize: '44px', paddingInlineEnd: 0 } } });

export const smallLine = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[3],
      color: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
    },
  },
});

export const detailsRow = style({ '@layer': { [layout]: { borderBlockEnd: line } } });
export const detailsCell = style({ '@layer': { [layout]: { paddingBlockEnd: space[4] } } });

/** Each name beside its value, and above it where there is no room. */
export const facts = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
      gap: `${space[3]} ${space[6]}`,
    },
  },
});

/** One below the other, as many as the visit has. */
export const entries = style({
  '@layer': { [layout]: { display: 'flex', flexDirection: 'column', gap: space[2] } },
});
export const named = style({
  '@layer': { [layout]: { marginBlockEnd: space[2], fontWeight: vars.fontWeight.bold } },
});

export const details = style({
  '@layer': {
    [layout]: {
      padding: space[4],
      borderRadius: vars.radius.control,
      background: vars.colour.sunken,
      fontSize: vars.fontSize[14],
      selectors: { '[data-theme="high-contrast"] &': { border: line } },
    },
  },
});
export const term = style({ '@layer': { [layout]: { color: vars.colour.inkMuted } } });
/** Breaks anywhere: it is made of no word. */
export const machine = style({
  '@layer': { [layout]: { fontFamily: vars.font.code, overflowWrap: 'anywhere' } },
});
