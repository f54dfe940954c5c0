import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const trigger = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[1],
      minBlockSize: touchTarget,
      borderRadius: vars.radius.control,
      color: vars.colour.river,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
      cursor: 'pointer',
      selectors: { '&[data-hovered]': { color: vars.colour.riverHover, textDecoration: 'underline' } },
    },
  },
});

export const chevron = style({
  '@layer': {
    [component]: {
      display: 'flex',
      transition: `rotate ${vars.motion.quick}`,
      selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});

export const panel = style({
  '@layer': {
    [component]: { selectors: { '&:not([hidden])': { paddingBlockEnd: vars.space[2] } } },
  },
});
