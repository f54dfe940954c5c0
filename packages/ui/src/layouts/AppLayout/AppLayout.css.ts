import { style } from '@vanilla-extract/css';
import { bannerHeight } from '../../components/ActingBanner/banner-height';
import { layout } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { radius, shadow, space } = vars;

/** Round corners keep off the edges of the window. */
export const place = style({
  '@layer': {
    [layout]: {
      padding: space[2],
      selectors: {
        '&[data-floating]': {
          position: 'fixed',
          insetBlockStart: 0,
          insetInline: 0,
          zIndex: 30,
          maxInlineSize: '52rem',
          marginInline: 'auto',
          // Beside the card, presses go to the page.
          pointerEvents: 'none',
        },
      },
      '@media': { print: { display: 'none' } },
    },
  },
});

export const card = style({
  '@layer': {
    [layout]: {
      selectors: {
        '[data-floating] > &': {
          borderRadius: radius.control,
          boxShadow: shadow.raised,
          pointerEvents: 'auto',
        },
      },
    },
  },
});

export const withActing = style({
  '@layer': { [layout]: { '@media': { [media.wide]: { vars: { '--below-banner': bannerHeight } } } } },
});
