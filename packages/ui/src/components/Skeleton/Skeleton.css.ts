import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = style({
  '@layer': {
    [component]: {
      maxInlineSize: '100%',
      background: vars.colour.notAssessedSoft,
      animation: `${breathe} 1.8s ease-in-out infinite`,
      selectors: {
        // Its ground is white there: the edge is all that shows.
        '[data-theme="high-contrast"] &': { border: `1px dashed ${vars.colour.edge}` },
      },
    },
  },
});

export const shape = styleVariants(
  { line: vars.radius.control, block: vars.radius.surface, circle: '50%' },
  (borderRadius) => ({ '@layer': { [component]: { borderRadius } } }),
);
