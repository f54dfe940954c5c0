import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [component]: rule } });

export const room = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: snugSpace(5),
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

/** A name, its number, and what adds one. */
export const counters = inLayer({ margin: 0 });
globalStyle(`${counters} > div`, {
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: `${vars.space[1]} ${vars.space[4]}`,
      paddingBlock: vars.space[3],
    },
  },
});
globalStyle(`${counters} > div + div`, {
  '@layer': { [component]: { borderBlockStart: `1px solid ${vars.colour.hairline}` } },
});
globalStyle(`${counters} dt`, { '@layer': { [component]: { flex: '1 1 5.5rem' } } });
globalStyle(`${counters} dd`, { '@layer': { [component]: { margin: 0 } } });
export const total = inLayer({
  fontSize: vars.fontSize[28],
  fontWeight: vars.fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

export const visitors = inLayer({ listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${visitors} > li`, {
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space[4],
      paddingBlock: vars.space[2],
    },
  },
});
globalStyle(`${visitors} > li + li`, {
  '@layer': { [component]: { borderBlockStart: `1px solid ${vars.colour.hairline}` } },
});
