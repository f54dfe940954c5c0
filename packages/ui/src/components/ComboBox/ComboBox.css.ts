import { style } from '@vanilla-extract/css';
import { forcedRing } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const input = style({
  '@layer': { [component]: { '::placeholder': { color: colour.inkMuted, opacity: 1 } } },
});

export const chevron = style({
  '@layer': {
    [component]: {
      display: 'flex',
      transition: `rotate ${vars.motion.quick}`,
      selectors: { '[data-open] &': { rotate: '180deg' } },
    },
  },
});

export const popover = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      inlineSize: 'max-content',
      minInlineSize: 'var(--trigger-width)',
      maxInlineSize: 'min(max(28rem, var(--trigger-width)), calc(100vw - 1rem))',
    },
  },
});

export const list = style({
  '@layer': {
    [component]: {
      flex: 1,
      minInlineSize: 0,
      minBlockSize: 0,
      padding: space[1],
      overflow: 'auto',
      outline: 'none',
      selectors: { '&[data-empty]': { display: 'none' } },
    },
  },
});

export const sectionTitle = style({
  '@layer': {
    [component]: {
      display: 'block',
      paddingBlock: `${space[3]} ${space[1]}`,
      paddingInline: space[3],
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
    },
  },
});

export const item = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[3],
      minBlockSize: touchTarget,
      paddingBlock: space[2],
      paddingInline: space[3],
      borderRadius: '6px',
      cursor: 'pointer',
      outline: 'none',
      selectors: {
        '&[data-hovered], &[data-focused]': { background: colour.riverSoft, ...forcedRing },
        '&[data-focus-visible]': { outline: `2px solid ${colour.focus}`, outlineOffset: '-2px' },
        '&[data-selected]': { fontWeight: vars.fontWeight.bold },
        // Its tints are white: the line says which one is meant.
        '[data-theme="high-contrast"] &[data-focused]': {
          outline: `2px solid ${colour.focus}`,
          outlineOffset: '-2px',
        },
      },
    },
  },
});

export const itemText = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', minInlineSize: 0, overflowWrap: 'anywhere' },
  },
});

export const tick = style({
  '@layer': {
    [component]: {
      flex: 'none',
      color: colour.river,
      visibility: 'hidden',
      selectors: { '[data-selected] > &': { visibility: 'visible' } },
    },
  },
});

/** The message in place of, or above, the results. */
export const note = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      padding: `${space[3]} ${space[4]}`,
      color: colour.inkMuted,
      overflowWrap: 'anywhere',
      selectors: { '&:empty': { display: 'none' } },
    },
  },
});
