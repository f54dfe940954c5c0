import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const field = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      inlineSize: '100%',
      minBlockSize: touchTarget,
      paddingInline: `${space[4]} 0`,
      border: `1px solid ${colour.edge}`,
      borderRadius: vars.radius.control,
      background: colour.surface,
      color: colour.inkMuted,
      selectors: {
        '&:focus-within': { outline: `2px solid ${colour.focus}`, outlineOffset: '-1px' },
      },
    },
  },
});

export const input = style({
  '@layer': {
    [component]: {
      flex: 1,
      minInlineSize: 0,
      minBlockSize: touchTarget,
      padding: 0,
      border: 0,
      background: 'none',
      color: colour.ink,
      // The field around it shows the ring.
      outline: 'none',
      appearance: 'none',
      '::placeholder': { color: colour.inkMuted, opacity: 1 },
      selectors: { '&::-webkit-search-cancel-button': { display: 'none' } },
    },
  },
});

export const clear = style({
  '@layer': { [component]: { selectors: { '[data-empty] > &': { visibility: 'hidden' } } } },
});
