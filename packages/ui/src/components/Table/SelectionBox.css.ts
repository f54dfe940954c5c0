import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const tickable = style({
  '@layer': {
    [component]: {
      position: 'relative',
      zIndex: 1,
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[2],
      minInlineSize: touchTarget,
      minBlockSize: touchTarget,
      // The touch target is larger than the visible box; the boxes are at the cell's edge.
      marginInlineStart: '-10px',
      cursor: 'pointer',
      selectors: { '&[data-disabled]': { cursor: 'not-allowed' } },
    },
  },
});

/** With its words beside it, it begins where the boxes of the cards do. */
export const labelled = style({ '@layer': { [component]: { marginInlineStart: space[3] } } });

export const some = style({
  '@layer': { [component]: { inlineSize: '1rem', blockSize: '1rem', color: colour.river } },
});
