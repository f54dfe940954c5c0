import { style } from '@vanilla-extract/css';
import { forcedPlace } from '../../../theme/forced-colours';
import { component } from '../../../theme/layers.css';
import { snugFontSize } from '../../../theme/snug';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

/** Room around seven fingers beside each other, as far as a phone of 320 px has it. */
export const calendar = style({
  '@layer': {
    [component]: {
      inlineSize: 'fit-content',
      maxInlineSize: '100vw',
      paddingBlock: space[3],
      paddingInline: `clamp(0px, (100vw - 318px) / 2, ${space[4]})`,
    },
  },
});

export const head = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[1] },
  },
});

export const pickers = style({
  '@layer': { [component]: { display: 'flex', justifyContent: 'center', minInlineSize: 0 } },
});

export const picker = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      minBlockSize: touchTarget,
      paddingInline: space[1],
      border: 0,
      borderRadius: vars.radius.control,
      background: 'transparent',
      color: colour.ink,
      fontSize: snugFontSize(16),
      fontWeight: vars.fontWeight.bold,
      cursor: 'pointer',
      selectors: { '&:hover': { background: colour.riverSoft } },
    },
  },
});

/** The list that the browser opens for a select has a background of its own. */
export const pickerItem = style({
  '@layer': { [component]: { background: colour.surface, color: colour.ink } },
});

export const grid = style({ '@layer': { [component]: { marginBlockStart: space[1] } } });

export const weekday = style({
  '@layer': {
    [component]: {
      paddingBlock: space[1],
      color: colour.inkMuted,
      // Seven stand beside each other.
      fontSize: snugFontSize(14),
      fontWeight: vars.fontWeight.medium,
      textAlign: 'center',
    },
  },
});

export const day = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      inlineSize: touchTarget,
      blockSize: touchTarget,
      border: '2px solid transparent',
      borderRadius: vars.radius.control,
      fontVariantNumeric: 'tabular-nums lining-nums',
      cursor: 'pointer',
      outline: 'none',
      selectors: {
        '&[data-hovered]': { background: colour.riverSoft },
        '[data-theme="high-contrast"] &[data-hovered]': { borderColor: colour.edge },
        '&[data-pressed]': { background: colour.riverSoft },
        '&[data-outside-month]': { visibility: 'hidden' },
        '&[data-disabled]': { color: colour.inkMuted, opacity: 0.5, cursor: 'default' },
        '&[data-today]': { fontWeight: vars.fontWeight.heavy },
        '&[data-today]::after': {
          content: '""',
          position: 'absolute',
          insetBlockEnd: '4px',
          inlineSize: '1rem',
          blockSize: '2px',
          borderRadius: '1px',
          background: 'currentcolor',
        },
        '&[data-selected]': {
          background: colour.river,
          color: colour.onRiver,
          fontWeight: vars.fontWeight.bold,
          ...forcedPlace,
        },
        '&[data-focus-visible]': {
          outline: `2px solid ${colour.focus}`,
          outlineOffset: '-2px',
          boxShadow: `inset 0 0 0 4px ${colour.surface}`,
        },
      },
    },
  },
});

const between = '[data-selected]:not([data-selection-start], [data-selection-end])';

/** Days of a range: its ends stand out, what lies between joins them. */
export const rangeDay = style({
  '@layer': {
    [component]: {
      selectors: {
        [`&${between}`]: {
          borderRadius: 0,
          background: colour.riverSoft,
          color: colour.ink,
          fontWeight: 'inherit',
        },
        [`td:first-child > &${between}`]: {
          borderStartStartRadius: vars.radius.control,
          borderEndStartRadius: vars.radius.control,
        },
        [`td:last-child > &${between}`]: {
          borderStartEndRadius: vars.radius.control,
          borderEndEndRadius: vars.radius.control,
        },
        [`[data-theme="high-contrast"] &${between}`]: {
          borderInlineWidth: 0,
          borderBlockColor: colour.river,
        },
        '&[data-selection-start]:not([data-selection-end])': {
          borderStartEndRadius: 0,
          borderEndEndRadius: 0,
        },
        '&[data-selection-end]:not([data-selection-start])': {
          borderStartStartRadius: 0,
          borderEndStartRadius: 0,
        },
      },
    },
  },
});
