import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

export const choice = style({
  '@layer': {
    [component]: {
      display: 'flex',
      // Below each other where letters are large, rather than letter by letter.
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[3],
      padding: space[4],
      border: `1px solid ${colour.edge}`,
      borderRadius: vars.radius.surface,
      color: colour.ink,
      cursor: 'pointer',
      transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
      '@media': { [media.medium]: { gap: space[4], padding: space[5] } },
      selectors: {
        '&[data-hovered], &[data-pressed]': { background: colour.riverSoft, borderColor: colour.river },
      },
    },
  },
});

export const sign = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      alignSelf: 'flex-start',
      inlineSize: '3rem',
      blockSize: '3rem',
      borderRadius: vars.radius.control,
      background: colour.riverSoft,
      color: colour.river,
      selectors: { '[data-hovered] > &, [data-pressed] > &': { background: colour.surface } },
    },
  },
});

export const words = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[1],
      flex: '1 1 7rem',
      minInlineSize: 0,
    },
  },
});

export const arrow = style({
  '@layer': {
    [component]: { display: 'flex', flex: 'none', marginInlineStart: 'auto', color: colour.inkMuted },
  },
});
