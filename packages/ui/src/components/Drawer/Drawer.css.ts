import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const slideIn = keyframes({ from: { translate: '-100% 0' } });

export const drawer = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: 51,
      inlineSize: 'min(18rem, 100vw - 3.5rem)',
      overflowY: 'auto',
      borderInlineEnd: `1px solid ${vars.colour.hairline}`,
      background: vars.colour.sunken,
      animation: `${slideIn} ${vars.motion.calm} ease-out`,
      ':focus': { outline: 'none' },
    },
  },
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
