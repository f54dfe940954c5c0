import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { keptFree, stickyInset } from '../../theme/short-window';
import { snugSpace } from '../../theme/snug';
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
          borderRadius: radius.surface,
        },
      },
    },
  },
});

export const size = styleVariants({ small: '26rem', medium: '36rem', large: '48rem' }, (width) => ({
  '@layer': { [component]: { '@media': { [media.medium]: { inlineSize: `min(${width}, 100vw - 3rem)` } } } },
}));

/**
 * All of it scrolls together, for whoever scrolls by keyboard from the cross or a button. The overlays that open in the dialog
 * stand beside it: in it they would be cut off at its edge.
 */
export const panel = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      maxBlockSize: '92dvh',
      overflowY: 'auto',
      // The focused element is scrolled out from under the close button and the footer.
      scrollPaddingBlock: `${keptFree(space[4], '4rem')} ${keptFree(space[4], '6rem')}`,
      borderRadius: 'inherit',
      '@media': { [media.medium]: { maxBlockSize: 'min(46rem, 92dvh)' } },
    },
  },
});

export const head = style({
  '@layer': {
    [component]: {
      gridRow: 1,
      gridColumn: 1,
      display: 'flex',
      flexDirection: 'column',
      gap: space[1],
      padding: `${space[6]} ${snugSpace(6)} 0`,
    },
  },
});

/** Keeps off the cross; what stands below it need not, and on a phone has no room to give away. */
export const heading = style({
  '@layer': {
    [component]: { selectors: { '[data-closable] > &': { paddingInlineEnd: space[10] } } },
  },
});

export const body = style({
  '@layer': {
    [component]: {
      gridRow: 2,
      gridColumn: 1,
      padding: `${space[5]} ${snugSpace(6)} ${space[6]}`,
      minInlineSize: 0,
    },
  },
});

export const foot = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockEnd: stickyInset('0px'),
      gridRow: 3,
      gridColumn: 1,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      gap: space[2],
      padding: `${space[4]} ${snugSpace(6)}`,
      borderBlockStart: `1px solid ${colour.hairline}`,
      background: colour.surface,
    },
  },
});

export const close = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockStart: stickyInset(space[3]),
      gridRow: '1 / span 3',
      gridColumn: 1,
      placeSelf: 'start end',
      margin: space[3],
      borderRadius: radius.control,
      background: colour.surface,
    },
  },
});
