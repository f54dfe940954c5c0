import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const progress = style({
  '@layer': { [component]: { display: 'grid', gap: space[1], inlineSize: '100%', minInlineSize: 0 } },
});

export const whole = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space[4],
      rowGap: space[1],
    },
  },
});

export const label = style({
  '@layer': {
    [component]: { minInlineSize: 0, fontWeight: vars.fontWeight.bold, overflowWrap: 'anywhere' },
  },
});

export const value = style({
  '@layer': {
    [component]: {
      marginInlineStart: 'auto',
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
      textAlign: 'end',
    },
  },
});

export const description = style({
  '@layer': { [component]: { display: 'block', fontSize: vars.fontSize[14], color: colour.inkMuted } },
});

/** A drawing and not a box, since printers leave out the grounds of boxes. */
export const track = style({
  '@layer': {
    [component]: {
      flexShrink: 0,
      inlineSize: '100%',
      border: `1px solid ${colour.edge}`,
      borderRadius: vars.radius.pill,
      overflow: 'hidden',
      fill: colour.sunken,
      selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    },
  },
});

export const height = styleVariants({ small: '0.5rem', medium: '0.75rem' }, (blockSize) => ({
  '@layer': { [component]: { blockSize } },
}));

export const bar = style({
  '@layer': {
    [component]: {
      transition: `width ${vars.motion.calm}`,
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});

export const tone = styleVariants({ river: colour.river, critical: colour.critical }, (fill) => ({
  '@layer': { [component]: { fill } },
}));

const run = keyframes({ from: { translate: '-40% 0' }, to: { translate: '100% 0' } });

/** Unknown progress: a part runs through, or stays in the middle with reduced motion. */
export const running = style({
  '@layer': {
    [component]: {
      translate: '30% 0',
      '@media': {
        '(prefers-reduced-motion: no-preference)': { animation: `${run} 1.6s ease-in-out infinite` },
      },
    },
  },
});
