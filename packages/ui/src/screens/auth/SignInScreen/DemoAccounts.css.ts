import { keyframes, style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

/** It comes late, below a page that can be used: softly, and as nothing that the page is waited for. */
export const appearing = style({
  '@layer': { [layout]: { animation: `${appear} ${vars.motion.calm} ease-out` } },
});
