import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const fromStart = keyframes({ from: { translate: '-100% 0' } });
const fromEnd = keyframes({ from: { translate: '100% 0' } });

const edge = `1px solid ${vars.colour.hairline}`;

export const drawer = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      insetBlock: 0,
      zIndex: 51,
      display: 'flex',
      flexDirection: 'column',
      animationDuration: vars.motion.calm,
      animationTimingFunction: 'ease-out',
      ':focus': { outline: 'none' },
    },
  },
});

export const side = styleVariants({
  start: {
    '@layer': {
      [component]: {
        insetInlineStart: 0,
        inlineSize: 'min(18rem, 100vw - 56px)',
        borderInlineEnd: edge,
        background: vars.colour.sunken,
        animationName: fromStart,
      },
    },
  },
  end: {
    '@layer': {
      [component]: {
        insetInlineEnd: 0,
        inlineSize: 'min(32rem, 100vw)',
        borderInlineStart: edge,
        background: vars.colour.paper,
        animationName: fromEnd,
      },
    },
  },
});

/** Stays while what is below it scrolls, and the cross with it. */
export const head = style({
  '@layer': {
    [component]: {
      padding: `${vars.space[4]} ${vars.space[16]} ${vars.space[4]} ${vars.space[5]}`,
      borderBlockEnd: edge,
    },
  },
});

export const scroller = style({
  '@layer': { [component]: { flex: 1, minBlockSize: 0, overflowY: 'auto' } },
});

export const close = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: vars.space[3],
      insetInlineEnd: vars.space[2],
    },
  },
});
