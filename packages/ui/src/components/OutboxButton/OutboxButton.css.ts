import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { breakpoints, media, touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

const belowMedium = `screen and (max-width: ${breakpoints.medium - 0.02}px)`;

/** On a phone as the bell beside it, an icon with a count; from `medium` on a pill with words. */
export const button = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      minInlineSize: touchTarget,
      minBlockSize: touchTarget,
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      color: colour.ink,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: 1.25,
      cursor: 'pointer',
      selectors: {
        '&[data-hovered], &[data-pressed]': { background: colour.riverSoft },
        '&[data-tone="attention"]': { color: colour.marigoldInk },
      },
      '@media': {
        [media.medium]: {
          paddingInline: space[3],
          borderColor: colour.hairline,
          background: colour.surface,
          selectors: {
            '&[data-hovered], &[data-pressed]': { borderColor: colour.edge, background: colour.riverSoft },
            '&[data-tone="attention"]': { borderColor: colour.marigoldInk, background: colour.marigoldSoft },
          },
        },
      },
    },
  },
});

export const narrow = style({
  '@layer': { [component]: { display: 'inline-flex', '@media': { [media.medium]: { display: 'none' } } } },
});

export const sign = style({
  '@layer': { [component]: { display: 'none', '@media': { [media.medium]: { display: 'inline-flex' } } } },
});

/** On a phone the icon and the count stand for them; the button is named by them all the same. */
export const words = style({
  '@layer': {
    [component]: {
      whiteSpace: 'nowrap',
      '@media': {
        [belowMedium]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
