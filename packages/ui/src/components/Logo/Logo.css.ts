import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const logo = style({
  '@layer': {
    [component]: { display: 'inline-flex', alignItems: 'center', gap: vars.space[3], color: vars.colour.ink },
  },
});

export const square = style({
  '@layer': {
    [component]: {
      flexShrink: 0,
      fill: vars.colour.river,
      stroke: vars.colour.onRiver,
      // Forced colours repaint text but not drawings.
      forcedColorAdjust: 'none',
    },
  },
});

export const name = styleVariants({ medium: vars.fontSize[22], large: vars.fontSize[28] }, (fontSize) => ({
  '@layer': {
    [component]: {
      fontSize,
      fontWeight: vars.fontWeight.heavy,
      letterSpacing: '-0.01em',
      lineHeight: 1,
      // Anek's letters sit low in their line.
      paddingBlockStart: '0.12em',
    },
  },
}));
