import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

// A child may be narrower than its words: without this a long one widens the whole page.
export const stack = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } },
});

export const space = styleVariants(vars.space, (gap) => ({ '@layer': { [component]: { gap } } }));

export const align = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', stretch: 'stretch' },
  (alignItems) => ({ '@layer': { [component]: { alignItems } } }),
);
