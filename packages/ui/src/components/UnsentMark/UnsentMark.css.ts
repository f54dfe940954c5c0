import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

/** A dashed edge and no ground: what is on this device only must not look like the filled badge of an interpretation. */
const open = { '@layer': { [component]: { borderColor: colour.edge, color: colour.ink } } };

export const mark = recipe({
  base: {
    '@layer': {
      [component]: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: space[1],
        border: '1px dashed transparent',
        // Round on one line; where its words need several, a pill would cut into them.
        borderRadius: '15px',
        fontWeight: vars.fontWeight.bold,
        lineHeight: 1.25,
      },
    },
  },
  variants: {
    standing: {
      waiting: open,
      sending: open,
      attention: {
        '@layer': {
          [component]: {
            borderStyle: 'solid',
            borderColor: colour.marigoldInk,
            background: colour.marigoldSoft,
            color: colour.marigoldInk,
          },
        },
      },
    },
    size: {
      small: {
        '@layer': {
          [component]: { fontSize: vars.fontSize[14], padding: `1px ${space[2]}`, minBlockSize: '24px' },
        },
      },
      medium: {
        '@layer': {
          [component]: { fontSize: vars.fontSize[16], padding: `2px ${space[3]}`, minBlockSize: '30px' },
        },
      },
    },
  },
});
