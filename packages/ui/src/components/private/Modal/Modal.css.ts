import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const appear = keyframes({ from: { opacity: 0 } });

export const scrim = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      inset: 0,
      zIndex: 50,
      background: `color-mix(in srgb, ${vars.colour.scrim} 55%, transparent)`,
      animation: `${appear} ${vars.motion.quick}`,
    },
  },
});
