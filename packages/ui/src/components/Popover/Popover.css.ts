import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const size = styleVariants({ small: '16rem', medium: '22rem', large: '30rem' }, (width) => ({
  '@layer': { [component]: { inlineSize: width, maxInlineSize: 'calc(100vw - 1.5rem)' } },
}));

export const window = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[3],
      padding: vars.space[4],
      outline: 'none',
    },
  },
});
