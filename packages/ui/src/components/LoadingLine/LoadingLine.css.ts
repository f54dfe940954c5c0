import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const run = keyframes({ from: { translate: '-100% 0' }, to: { translate: '250% 0' } });

/** Over the page and not in it: nothing moves when it comes or goes. */
export const line = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      insetBlockStart: 0,
      insetInline: 0,
      zIndex: 1,
      blockSize: '3px',
      overflow: 'hidden',
      pointerEvents: 'none',
      '::before': {
        content: '',
        display: 'block',
        blockSize: '100%',
        inlineSize: '40%',
        backgroundColor: vars.colour.river,
      },
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          '::before': { animation: `${run} 1.6s ease-in-out infinite` },
        },
        '(forced-colors: active)': { '::before': { backgroundColor: 'Highlight' } },
      },
    },
  },
});
