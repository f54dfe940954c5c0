import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;
const line = `1px solid ${colour.hairline}`;

export const group = style({
  '@layer': { [component]: { inlineSize: '100%', minInlineSize: 0, borderBlockEnd: line } },
});

export const item = style({ '@layer': { [component]: { borderBlockStart: line } } });

export const trigger = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[3],
      inlineSize: '100%',
      minBlockSize: touchTarget,
      paddingBlock: space[3],
      borderRadius: vars.radius.control,
      color: colour.ink,
      fontSize: vars.fontSize[16],
      lineHeight: 1.4,
      textAlign: 'start',
      cursor: 'pointer',
      selectors: {
        '&[data-disabled]': { color: colour.inkMuted, cursor: 'not-allowed' },
      },
    },
  },
});

export const words = style({ '@layer': { [component]: { flex: 1, minInlineSize: 0 } } });

export const label = style({
  '@layer': {
    [component]: {
      display: 'block',
      fontWeight: vars.fontWeight.bold,
      selectors: {
        '[data-hovered] &': {
          textDecoration: 'underline',
          textDecorationThickness: '1px',
          textUnderlineOffset: '0.22em',
        },
      },
    },
  },
});

export const description = style({
  '@layer': {
    [component]: {
      display: 'block',
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.regular,
    },
  },
});

export const chevron = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flex: 'none',
      color: colour.river,
      transition: `rotate ${vars.motion.quick}`,
      selectors: {
        '[aria-expanded="true"] > &': { rotate: '180deg' },
        '[data-disabled] > &': { color: colour.inkMuted },
      },
      '@media': {
        '(prefers-reduced-motion: reduce)': { transition: 'none' },
        print: { display: 'none' },
      },
    },
  },
});

export const panel = style({
  '@layer': {
    [component]: { selectors: { '[data-expanded] > &': { paddingBlock: `${space[1]} ${space[5]}` } } },
  },
});
