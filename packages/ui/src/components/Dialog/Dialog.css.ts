import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, motion, radius, space } = vars;

const rise = keyframes({ from: { translate: '0 2rem', opacity: 0 } });

/** On a phone a sheet from below, where the thumb is; from `medium` on a window in the middle. */
export const dialog = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      inset: 'auto 0 0',
      zIndex: 51,
      display: 'flex',
      flexDirection: 'column',
      maxBlockSize: '92dvh',
      border: `1px solid ${colour.hairline}`,
      borderRadius: `${radius.surface} ${radius.surface} 0 0`,
      background: colour.surface,
      boxShadow: vars.shadow.raised,
      animation: `${rise} ${motion.calm} ease-out`,
      ':focus': { outline: 'none' },
      '@media': {
        // Centred by margins: a transform would become the measure of whatever opens inside.
        [media.medium]: {
          inset: 0,
          margin: 'auto',
          blockSize: 'fit-content',
          maxBlockSize: 'min(46rem, 92dvh)',
          borderRadius: radius.surface,
        },
      },
    },
  },
});

export const size = styleVariants({ small: '26rem', medium: '36rem', large: '48rem' }, (width) => ({
  '@layer': { [component]: { '@media': { [media.medium]: { inlineSize: `min(${width}, 100vw - 3rem)` } } } },
}));

export const head = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[1],
      padding: `${space[6]} ${space[6]} 0`,
      selectors: { '&[data-closable]': { paddingInlineEnd: space[16] } },
    },
  },
});

export const body = style({
  '@layer': {
    [component]: {
      flex: '0 1 auto',
      minBlockSize: 0,
      overflowY: 'auto',
      padding: `${space[5]} ${space[6]} ${space[6]}`,
    },
  },
});

export const foot = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: space[2],
      padding: `${space[4]} ${space[6]}`,
      borderBlockStart: `1px solid ${colour.hairline}`,
    },
  },
});

export const close = style({
  '@layer': { [component]: { position: 'absolute', insetBlockStart: space[3], insetInlineEnd: space[3] } },
});
