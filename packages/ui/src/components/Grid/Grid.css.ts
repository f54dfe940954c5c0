import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const grid = style({ '@layer': { [component]: { display: 'grid', minInlineSize: 0 } } });

export const space = styleVariants(vars.space, (gap) => ({ '@layer': { [component]: { gap } } }));

/** As many as said, and fewer where letters are so large that a column would be narrower than its words. */
const upTo = (count: number) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(7.5rem, 100% / ${count + 1})), 1fr))`,
});

const tracks = {
  // minmax(0, ...) lets a column be narrower than the longest word in it.
  1: { gridTemplateColumns: 'minmax(0, 1fr)' },
  2: upTo(2),
  3: upTo(3),
  4: upTo(4),
  // A grid cannot put two unequal columns below each other by itself.
  'main-aside': { display: 'flex', flexWrap: 'wrap' },
} as const;

export const narrow = styleVariants(tracks, (columns) => ({ '@layer': { [component]: columns } }));
export const medium = styleVariants(tracks, (columns) => ({
  '@layer': { [component]: { '@media': { [media.medium]: columns } } },
}));
export const wide = styleVariants(tracks, (columns) => ({
  '@layer': { [component]: { '@media': { [media.wide]: columns } } },
}));

for (const place of [narrow, medium, wide]) {
  const sides = { ':first-child': '5 1 0', ':last-child': '3 1 0' };
  for (const [side, flex] of Object.entries(sides))
    globalStyle(`${place['main-aside']} > ${side}`, {
      '@layer': { [component]: { flex, minInlineSize: 'min(100%, 15rem)' } },
    });
}

export const align = styleVariants({ start: 'start', end: 'end', stretch: 'stretch' }, (alignItems) => ({
  '@layer': { [component]: { alignItems } },
}));
