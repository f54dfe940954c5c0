import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media, touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const carousel = style({
  '@layer': { [component]: { display: 'grid', gap: space[2], minInlineSize: 0 } },
});

export const bar = style({
  '@layer': {
    [component]: {
      '@media': {
        [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: space[6] },
      },
    },
  },
});

/** All lie on one place, so that the page does not jump from a short one to a long one. */
export const slides = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      // A finger that moves sideways turns the page, one that moves up and down scrolls it.
      touchAction: 'pan-y',
    },
  },
});

export const slide = style({
  '@layer': {
    [component]: {
      gridArea: '1 / 1',
      // As high as the highest, so that what holds them keeps its edge.
      display: 'grid',
      minInlineSize: 0,
      visibility: 'hidden',
      opacity: 0,
      transition: `opacity ${vars.motion.calm}, visibility ${vars.motion.calm}`,
      selectors: { '&[data-current]': { visibility: 'visible', opacity: 1 } },
      '@media': {
        '(prefers-reduced-motion: reduce)': { transition: 'none' },
        // Paper does not turn.
        print: {
          gridArea: 'auto',
          visibility: 'visible',
          opacity: 1,
          paddingBlockEnd: space[4],
          breakInside: 'avoid',
        },
      },
    },
  },
});

export const controls = style({
  '@layer': {
    [component]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: space[1] },
  },
});

// Puts what is read first for the eye; what moves it comes first to the keyboard, so that it can be stopped.
globalStyle(`${bar} > ${controls}`, { '@media': { [media.wide]: { order: 1 } } });

export const dots = style({ '@layer': { [component]: { display: 'flex' } } });

export const dot = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeContent: 'center',
      inlineSize: touchTarget,
      blockSize: touchTarget,
      border: 0,
      borderRadius: vars.radius.control,
      padding: 0,
      background: 'none',
      cursor: 'pointer',
      '::before': {
        content: '""',
        display: 'block',
        boxSizing: 'border-box',
        inlineSize: '0.625rem',
        blockSize: '0.625rem',
        border: `2px solid ${colour.edge}`,
        borderRadius: vars.radius.pill,
      },
      ':hover': { background: colour.riverSoft },
      selectors: {
        // Longer, not only darker.
        '&[aria-selected="true"]::before': {
          inlineSize: '1.5rem',
          borderColor: colour.river,
          background: colour.river,
        },
        '&[data-hovered]': { background: colour.riverSoft },
      },
    },
  },
});

export const position = style({
  '@layer': {
    [component]: {
      paddingInline: space[2],
      color: colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

/** Apart from what leads on and back. */
export const player = style({ '@layer': { [component]: { marginInlineStart: 'auto' } } });

/** In right-to-left languages, forward is to the left. */
export const way = style({
  '@layer': { [component]: { display: 'flex', selectors: { '&:dir(rtl)': { scale: '-1 1' } } } },
});
