import { styleVariants } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const inline = recipe({
  base: { '@layer': { [component]: { display: 'flex', minInlineSize: 0 } } },
  variants: {
    align: {
      start: { '@layer': { [component]: { alignItems: 'flex-start' } } },
      center: { '@layer': { [component]: { alignItems: 'center' } } },
      end: { '@layer': { [component]: { alignItems: 'flex-end' } } },
      baseline: { '@layer': { [component]: { alignItems: 'baseline' } } },
    },
    justify: {
      start: { '@layer': { [component]: { justifyContent: 'flex-start' } } },
      center: { '@layer': { [component]: { justifyContent: 'center' } } },
      between: { '@layer': { [component]: { justifyContent: 'space-between' } } },
      end: { '@layer': { [component]: { justifyContent: 'flex-end' } } },
    },
    isWrapping: { true: { '@layer': { [component]: { flexWrap: 'wrap' } } } },
  },
});

export const space = styleVariants(vars.space, (gap) => ({ '@layer': { [component]: { gap } } }));
