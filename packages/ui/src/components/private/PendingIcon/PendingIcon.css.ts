import { keyframes, style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';

const turn = keyframes({ to: { rotate: '1turn' } });

export const spinner = style({
  '@layer': { [component]: { display: 'flex', animation: `${turn} 900ms linear infinite` } },
});
