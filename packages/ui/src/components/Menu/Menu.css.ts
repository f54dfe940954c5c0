import { style } from '@vanilla-extract/css';
import { forcedRing } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, radius, space } = vars;

export const popover = style({
  '@layer': {
    [component]: {
      minInlineSize: 'min(12rem, 100vw - 2rem)',
      maxInlineSize: 'min(20rem, 100vw - 2rem)',
      overflow: 'auto',
      border: `1px solid ${colour.hairline}`,
      borderRadius: radius.control,
      background: colour.surface,
      boxShadow: vars.shadow.raised,
    },
  },
});

export const menu = style({
  '@layer': { [component]: { padding: space[1], ':focus-visible': { outline: 'none' } } },
});

export const item = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      minBlockSize: touchTarget,
      padding: `${space[2]} ${space[3]}`,
      borderRadius: '7px',
      color: colour.ink,
      cursor: 'pointer',
      outlineOffset: '-2px',
      selectors: {
        '&[data-focused]': { background: colour.riverSoft, ...forcedRing },
        '&[data-tone="critical"]': { color: colour.critical },
        '&[data-tone="critical"][data-focused]': { background: colour.criticalSoft },
        // Its tints are white: the ring says where the focus is.
        '[data-theme="high-contrast"] &[data-focused]': { outline: `2px solid ${colour.focus}` },
      },
    },
  },
});
