import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media, touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

/** On a phone an icon with a count, from `medium` on with words: its edge tells it from the bell, whose count is of news. */
export const button = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[1],
      minInlineSize: touchTarget,
      minBlockSize: touchTarget,
      paddingInline: space[2],
      border: `1px solid ${colour.hairline}`,
      borderRadius: vars.radius.control,
      background: colour.surface,
      color: colour.ink,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: 1.25,
      cursor: 'pointer',
      selectors: {
        '&[data-tone="attention"]': {
          borderColor: colour.marigoldInk,
          background: colour.marigoldSoft,
          color: colour.marigoldInk,
        },
        '&[data-hovered], &[data-pressed]': {
          borderColor: colour.edge,
          background: colour.riverSoft,
          color: colour.ink,
        },
      },
      '@media': { [media.medium]: { gap: space[2], paddingInline: space[3] } },
    },
  },
});

export const count = style({
  '@layer': { [component]: { '@media': { [media.medium]: { display: 'none' } } } },
});

/** On a phone the icon and the count stand for them; the button is named by them all the same. */
export const words = style({
  '@layer': {
    [component]: {
      display: 'none',
      '@media': { [media.medium]: { display: 'inline', whiteSpace: 'nowrap' } },
    },
  },
});
