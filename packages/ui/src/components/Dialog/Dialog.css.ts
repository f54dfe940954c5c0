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
      // The focused element is scrolled out from under the title and the footer.
      scrollPaddingBlock: `${keptFree(space[4], '6rem')} ${keptFree(space[4], '6rem')}`,
      borderRadius: 'inherit',
      '@media': { [media.medium]: { maxBlockSize: 'min(46rem, 92dvh)' } },
    },
  },
});

/** Stays in sight while the rest scrolls beneath it, and keeps off the cross. */
export const heading = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockStart: stickyInset('0px'),
      zIndex: 1,
      gridRow: 1,
      gridColumn: 1,
      padding: `${space[6]} ${snugSpace(6)} ${space[1]}`,
      background: colour.surface,
      selectors: { '&[data-closable]': { paddingInlineEnd: `calc(${snugSpace(6)} + ${space[10]})` } },
    },
  },
});

/** Need not keep off the cross: on a phone it has no room to give away. */
export const described = style({
  '@layer': { [component]: { gridRow: 2, gridColumn: 1, padding: `0 ${snugSpace(6)}` } },
});

export const body = style({
  '@layer': {
    [component]: {
      gridRow: 3,
      gridColumn: 1,
      padding: `${space[5]} ${snugSpace(6)} ${space[6]}`,
      selectors: {
        // Without a description the space below the title is a part of this.
        [`${heading} + &`]: { paddingBlockStart: space[4] },
      },
      minInlineSize: 0,
    },
  },
});

export const foot = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockEnd: stickyInset('0px'),
      gridRow: 4,
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
      zIndex: 1,
      gridRow: '1 / span 4',
      gridColumn: 1,
      placeSelf: 'start end',
      margin: space[3],
      borderRadius: radius.control,
      background: colour.surface,
    },
  },
});
