import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { stickyInset } from '../../../theme/short-window';
import { vars } from '../../../theme/vars.css';

/** Keeps what is decided in reach while a long request scrolls beneath it, unless the window is too short for both. */
export const bar = style({
  '@layer': {
    [layout]: {
      position: 'sticky',
      insetBlockEnd: stickyInset('0px'),
      zIndex: 1,
      marginInline: `calc(-1 * ${vars.space[4]})`,
      padding: vars.space[4],
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      background: vars.colour.paper,
      '@media': { print: { display: 'none' } },
    },
  },
});

/** The second is what most people came for, and is wider. Where text is large they stand below each other. */
export const actions = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      gap: vars.space[2],
      '@media': { print: { display: 'none' } },
    },
  },
});

/** The first and the last day, beside each other where there is room. */
export const days = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
      gap: vars.space[4],
      alignItems: 'start',
    },
  },
});

export const codePlace = style({
  '@layer': { [layout]: { textAlign: 'center', containerType: 'inline-size' } },
});

export const codeDigits = style({
  '@layer': {
    [layout]: {
      margin: 0,
      color: vars.colour.ink,
      fontSize: 'clamp(1.75rem, 22cqi, 4rem)',
      fontWeight: vars.fontWeight.heavy,
      fontVariantNumeric: 'tabular-nums',
      letterSpacing: '0.02em',
      lineHeight: 1.2,
      whiteSpace: 'nowrap',
    },
  },
});

/** Beside the words that say it: how much of the ten minutes is left. */
export const time = style({
  '@layer': {
    [layout]: {
      overflow: 'hidden',
      blockSize: '6px',
      border: `1px solid ${vars.colour.inkMuted}`,
      borderRadius: vars.radius.pill,
    },
  },
});

export const timeLeft = style({
  '@layer': { [layout]: { blockSize: '100%', background: vars.colour.inkMuted } },
});

export const waiting = style({ '@layer': { [layout]: { textAlign: 'center' } } });
