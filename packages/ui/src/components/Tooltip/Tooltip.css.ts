import { style } from '@vanilla-extract/css';
import { forcedEdge } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

/** No box of its own: what is within stands where it would stand without it. */
export const holder = style({ '@layer': { [component]: { display: 'contents' } } });

export const tip = style({
  '@layer': {
    [component]: {
      maxInlineSize: 'min(20rem, calc(100vw - 1.5rem))',
      padding: `${space[2]} ${space[3]}`,
      borderRadius: vars.radius.control,
      background: colour.ink,
      color: colour.paper,
      fontSize: vars.fontSize[14],
      lineHeight: 1.45,
      transition: `opacity ${vars.motion.quick}`,
      selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
      '@media': {
        print: { display: 'none' },
        // Without an edge it would lie in the page.
        ...forcedEdge['@media'],
      },
    },
  },
});
