import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

export const page = style({
  '@layer': { [layout]: { display: 'flex', flexDirection: 'column', minBlockSize: '100dvh' } },
});

export const main = style({
  '@layer': { [layout]: { flex: 1, minInlineSize: 0, ':focus': { outline: 'none' } } },
});
