import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { stickyInset } from '../../../theme/short-window';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

/** Sign, words, then price and button: below each other on a phone. */
export const row = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: `${space[2]} ${space[4]}`,
      alignItems: 'start',
      overflowWrap: 'anywhere',
      '@media': {
        [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
      },
    },
  },
});

export const sign = style({
  '@layer': {
    [layout]: {
      // Hides the icon on phones, where words need its room.
      display: 'none',
      placeItems: 'center',
      inlineSize: '3rem',
      blockSize: '3rem',
      borderRadius: vars.radius.control,
      background: colour.sunken,
      color: colour.riverDeep,
      '@media': { [media.medium]: { display: 'grid' } },
    },
  },
});

/** Below the words on a phone, at the end of the line where there is room. */
export const end = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `${space[2]} ${space[4]}`,
      alignItems: 'center',
      justifyContent: 'space-between',
      '@media': { [media.medium]: { justifyContent: 'end' } },
    },
  },
});

export const price = style({
  '@layer': { [layout]: { display: 'grid', minInlineSize: 0, overflowWrap: 'anywhere' } },
});
export const struck = style({ '@layer': { [layout]: { textDecoration: 'line-through' } } });

export const stepper = style({
  '@layer': {
    [layout]: {
      display: 'inline-flex',
      alignSelf: 'start',
      alignItems: 'center',
      border: `1px solid ${colour.edge}`,
      borderRadius: vars.radius.control,
      background: colour.surface,
    },
  },
});

/** Groups buttons without a box of its own. */
export const group = style({ '@layer': { [layout]: { display: 'contents' } } });

export const figure = style({
  '@layer': { [layout]: { minInlineSize: '2.25rem', textAlign: 'center' } },
});

export const amounts = style({ '@layer': { [layout]: { margin: 0, display: 'grid', gap: space[2] } } });

export const amount = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'baseline',
      gap: `0 ${space[3]}`,
      selectors: {
        '&[data-total]': { borderBlockStart: `1px solid ${colour.hairline}`, paddingBlockStart: space[3] },
      },
    },
  },
});

/** Stays at the lower edge of a phone; elsewhere the card beside says the same. */
export const bar = style({
  '@layer': {
    [layout]: {
      position: 'sticky',
      insetBlockEnd: stickyInset('0px'),
      zIndex: 2,
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[3],
      justifyContent: 'space-between',
      alignItems: 'center',
      marginInline: `calc(-1 * ${space[4]})`,
      padding: `${space[3]} ${space[4]}`,
      background: colour.surface,
      borderBlockStart: `1px solid ${colour.hairline}`,
      '@media': { [media.wide]: { display: 'none' } },
    },
  },
});

/** Hides on phones what the bar shows there. */
export const besideOnly = style({
  '@layer': { [layout]: { display: 'none', '@media': { [media.wide]: { display: 'block' } } } },
});

export const page = style({
  '@layer': {
    [layout]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      border: `1px solid ${colour.hairline}`,
      // Keeps paper white in every theme.
      background: '#ffffff',
    },
  },
});

/** A page of the public site, which has no frame of its own. */
export const publicPage = style({
  '@layer': {
    [layout]: {
      inlineSize: '100%',
      maxInlineSize: '72rem',
      marginInline: 'auto',
      padding: `${space[6]} ${space[4]} ${space[12]}`,
      '@media': { [media.medium]: { paddingInline: space[6] } },
    },
  },
});
