import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
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
    isCurrent: { true: { '@layer': { [component]: { fontWeight: vars.fontWeight.bold } } } },
    isAlone: {
      true: {
        '@layer': {
          [component]: {
            display: 'inline-flex',
            alignItems: 'center',
            minBlockSize: touchTarget,
            minInlineSize: touchTarget,
            // An address of e-mail is one word: on a phone it breaks where it must.
            maxInlineSize: '100%',
            overflowWrap: 'anywhere',
            // The touch target is higher than a line; the text around it does not move, however many lines there are.
            paddingBlock: `calc((${touchTarget} - 1.5em) / 2)`,
            marginBlock: `calc((1.5em - ${touchTarget}) / 2)`,
          },
        },
      },
    },
    tone: {
      river: { '@layer': { [component]: { color: vars.colour.river } } },
      ink: { '@layer': { [component]: { color: vars.colour.ink } } },
    },
  },
});
