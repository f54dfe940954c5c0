import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const grid = style({ '@layer': { [component]: { display: 'grid', minInlineSize: 0 } } });

export const space = styleVariants(vars.space, (gap) => ({ '@layer': { [component]: { gap } } }));

// minmax(0, ...) lets a column be narrower than the longest word in it.
const tracks = {
  1: 'minmax(0, 1fr)',
  2: 'repeat(2, minmax(0, 1fr))',
  3: 'repeat(3, minmax(0, 1fr))',
  4: 'repeat(4, minmax(0, 1fr))',
  'main-aside': 'minmax(0, 5fr) minmax(0, 3fr)',
} as const;

export const narrow = styleVariants(tracks, (gridTemplateColumns) => ({
  '@layer': { [component]: { gridTemplateColumns } },
}));
export const medium = styleVariants(tracks, (gridTemplateColumns) => ({
  '@layer': { [component]: { '@media': { [media.medium]: { gridTemplateColumns } } } },
}));
export const wide = styleVariants(tracks, (gridTemplateColumns) => ({
  '@layer': { [component]: { '@media': { [media.wide]: { gridTemplateColumns } } } },
}));

export const align = styleVariants({ start: 'start', stretch: 'stretch' }, (alignItems) => ({
  '@layer': { [component]: { alignItems } },
}));
