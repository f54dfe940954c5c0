import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [layout]: rule } });
const hairline = `1px solid ${vars.colour.hairline}`;
const bare = { listStyle: 'none', margin: 0, padding: 0 };

export const page = inLayer({
  display: 'grid',
  gap: snugSpace(10),
  paddingBlock: snugSpace(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = inLayer({ display: 'grid', gap: vars.space[5], gridTemplateColumns: 'minmax(0, 1fr)' });
export const part = inLayer({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

export const search = inLayer({
  display: 'grid',
  gap: vars.space[3],
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxInlineSize: '48rem',
  '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const often = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
});

export const unwell = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  padding: `${vars.space[4]} ${snugSpace(5)}`,
  borderRadius: vars.radius.control,
  background: vars.colour.criticalSoft,
  color: vars.colour.ink,
});
globalStyle(`${unwell} > svg`, { '@layer': { [layout]: { color: vars.colour.critical } } });
globalStyle(`${unwell} > :last-child`, { '@layer': { [layout]: { marginInlineStart: 'auto' } } });

export const results = inLayer({ ...bare, display: 'grid' });
globalStyle(`${results} > li`, {
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[1],
      paddingBlock: vars.space[3],
      borderBlockEnd: hairline,
      maxInlineSize: '65ch',
    },
  },
});

/** Letters that have articles, between two lines. */
export const strip = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  borderBlock: hairline,
  paddingBlock: vars.space[1],
});
globalStyle(`${strip} > a`, {
  '@layer': {
    [layout]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '44px',
      blockSize: '44px',
      borderRadius: vars.radius.control,
      color: vars.colour.river,
      fontWeight: vars.fontWeight.bold,
      textDecoration: 'none',
    },
  },
});
globalStyle(`${strip} > a:hover`, {
  '@layer': { [layout]: { background: vars.colour.riverSoft, color: vars.colour.riverDeep } },
});

export const letters = inLayer({
  columnGap: vars.space[8],
  '@media': { [media.medium]: { columns: 2 }, [media.wide]: { columns: 3 } },
});
export const letter = inLayer({
  display: 'grid',
  gap: vars.space[1],
  breakInside: 'avoid',
  paddingBlockEnd: vars.space[5],
});
globalStyle(`${letter} ul`, { '@layer': { [layout]: bare } });
globalStyle(`${letter} li`, {
  '@layer': {
    [layout]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: vars.space[2] },
  },
});
globalStyle(`${letter}:target`, { '@layer': { [layout]: { scrollMarginBlockStart: vars.space[5] } } });

export const columns = inLayer({
  display: 'grid',
  gap: vars.space[8],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) 21rem' } },
});
export const subjects = inLayer({
  display: 'grid',
  columnGap: vars.space[8],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const subject = inLayer({ borderBlockEnd: hairline });
globalStyle(`${subject} > summary`, {
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      gap: vars.space[3],
      minBlockSize: '56px',
      cursor: 'pointer',
      listStyle: 'none',
    },
  },
});
globalStyle(`${subject} > summary::-webkit-details-marker`, { '@layer': { [layout]: { display: 'none' } } });
globalStyle(`${subject} > summary > svg:first-child`, {
  '@layer': { [layout]: { color: vars.colour.river } },
});
globalStyle(`${subject}[open] > summary > svg:last-child`, { '@layer': { [layout]: { rotate: '180deg' } } });
globalStyle(`${subject} > ul`, { '@layer': { [layout]: { ...bare, paddingBlockEnd: vars.space[4] } } });

/** Takes no room while nothing stands in it. */
export const place = inLayer({ selectors: { '&:empty': { display: 'none' } } });
export const saved = inLayer({ ...bare, display: 'grid', maxInlineSize: '65ch' });
globalStyle(`${saved} > li`, {
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'center',
      borderBlockEnd: hairline,
    },
  },
});
