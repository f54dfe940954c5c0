import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { snugSpace } from '../../theme/snug';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, radius, space } = vars;

export const list = style({ '@layer': { [component]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const item = style({
  '@layer': {
    [component]: {
      selectors: { '& + &': { borderBlockStart: `1px solid ${colour.hairline}` } },
    },
  },
});

export const link = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: snugSpace(4),
      minBlockSize: touchTarget,
      padding: `${space[4]} ${snugSpace(5)}`,
      color: colour.ink,
      textDecoration: 'none',
      cursor: 'pointer',
      transition: `background-color ${vars.motion.quick}`,
      selectors: {
        '&[data-hovered], &[data-pressed]': { background: colour.riverSoft },
        '&[data-focus-visible]': { outlineOffset: '-2px' },
        // The list lies in the rounded corners of a card.
        [`${item}:first-child > &`]: {
          borderStartStartRadius: radius.surface,
          borderStartEndRadius: radius.surface,
        },
        [`${item}:last-child > &`]: {
          borderEndStartRadius: radius.surface,
          borderEndEndRadius: radius.surface,
        },
      },
    },
  },
});

export const sign = style({ '@layer': { [component]: { display: 'flex', color: colour.river } } });

export const words = style({ '@layer': { [component]: { flex: 1, minInlineSize: 0 } } });

export const chevron = style({ '@layer': { [component]: { display: 'flex', color: colour.inkMuted } } });
