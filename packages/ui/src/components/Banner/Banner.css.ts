import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { snugSpace } from '../../theme/snug';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const banner = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space[3],
      padding: `${space[4]} ${snugSpace(5)}`,
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      color: colour.ink,
      // The grounds of that theme are all white.
      selectors: { '[data-theme="high-contrast"] &': { borderColor: 'currentColor' } },
    },
  },
});

export const tone = styleVariants(
  {
    info: colour.riverSoft,
    attention: colour.marigoldSoft,
    critical: colour.criticalSoft,
    done: colour.inRangeSoft,
  },
  (background) => ({ '@layer': { [component]: { background } } }),
);

/** As high as a line of the text, so that the icon stands beside the first one. */
export const sign = styleVariants(
  {
    info: colour.river,
    attention: colour.marigoldInk,
    critical: colour.critical,
    done: colour.inRange,
  },
  (color) => ({
    '@layer': { [component]: { display: 'flex', alignItems: 'center', blockSize: '1.5rem', color } },
  }),
);

export const body = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${space[5]} ${space[4]}`,
      flex: 1,
      minInlineSize: 0,
    },
  },
});

export const words = style({
  '@layer': { [component]: { flex: '1 1 16rem', minInlineSize: 0, overflowWrap: 'anywhere' } },
});

/**
 * A button is higher than a line: this lets it hang into the banner's padding, so that its words stand beside the text. Below
 * the text, on a phone, it keeps the padding under it.
 */
export const hanging = style({
  '@layer': {
    [component]: {
      marginBlockStart: '-10px',
      '@media': { [media.medium]: { marginBlockEnd: '-10px' } },
    },
  },
});
