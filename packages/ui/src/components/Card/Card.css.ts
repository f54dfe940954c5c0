import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layers.css';
import { snugSpace } from '../../theme/snug';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const card = recipe({
  base: {
    '@layer': {
      [component]: {
        minInlineSize: 0,
        border: `1px solid ${colour.hairline}`,
        borderRadius: vars.radius.surface,
        color: colour.ink,
      },
    },
  },
  variants: {
    tone: {
      surface: { '@layer': { [component]: { background: colour.surface } } },
      sunken: { '@layer': { [component]: { background: colour.sunken } } },
      // On the one dark ground the colours change their meaning, so that whatever stands in the card need not know.
      deep: {
        '@layer': {
          [component]: {
            // Paper is not dark, and printers leave grounds out.
            '@media': {
              screen: {
                background: colour.deepSurface,
                borderColor: colour.deepSurface,
                color: colour.onRiverDeep,
                vars: {
                  [colour.ink]: colour.onRiverDeep,
                  [colour.inkMuted]: colour.onRiverDeepMuted,
                  [colour.surface]: colour.deepSurface,
                  [colour.river]: colour.onRiverDeep,
                  [colour.riverHover]: colour.onRiverDeepMuted,
                  [colour.onRiver]: colour.deepSurface,
                  [colour.hairline]: colour.onRiverDeepMuted,
                  [colour.edge]: colour.onRiverDeepMuted,
                  [colour.riverSoft]: colour.deepSurface,
                  [colour.riverDeep]: colour.onRiverDeep,
                  [colour.focus]: colour.onRiverDeep,
                },
              },
            },
          },
        },
      },
    },
    padding: {
      none: {},
      small: { '@layer': { [component]: { padding: snugSpace(4) } } },
      medium: {
        '@layer': {
          [component]: { padding: snugSpace(4), '@media': { [media.medium]: { padding: space[6] } } },
        },
      },
    },
    isRaised: { true: { '@layer': { [component]: { boxShadow: vars.shadow.raised } } } },
  },
});
