import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const link = recipe({
  base: {
    '@layer': {
      [component]: {
        borderRadius: '2px',
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '0.22em',
        transition: `text-decoration-thickness ${vars.motion.quick}`,
        cursor: 'pointer',
        selectors: {
          '&[data-hovered], &[data-pressed]': { textDecorationThickness: '2px' },
        },
      },
    },
  },
  variants: {
    tone: {
      river: { '@layer': { [component]: { color: vars.colour.river } } },
      ink: { '@layer': { [component]: { color: vars.colour.ink } } },
    },
  },
});
