import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [layout]: rule } });
const hairline = `1px solid ${vars.colour.hairline}`;

export const part = inLayer({ display: 'grid', gap: vars.space[4], gridTemplateColumns: 'minmax(0, 1fr)' });

/** A heading, what it says, and what can be done at its end. */
export const bar = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});
globalStyle(`${bar} > :last-child`, { '@layer': { [layout]: { marginInlineStart: 'auto' } } });

export const readings = inLayer({ listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${readings} > li`, {
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: `${vars.space[2]} ${vars.space[6]}`,
      alignItems: 'start',
      padding: `${vars.space[4]} ${snugSpace(5)}`,
      gridTemplateColumns: 'minmax(0, 1fr)',
      '@media': { [media.medium]: { gridTemplateColumns: '11rem 9rem minmax(0, 1fr)' } },
    },
  },
});
globalStyle(`${readings} > li + li`, { '@layer': { [layout]: { borderBlockStart: hairline } } });
export const links = inLayer({ display: 'grid', gap: vars.space[4], justifyItems: 'stretch' });
export const readingArticle = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
});
export const privately = inLayer({
  display: 'flex',
  gap: vars.space[2],
  alignItems: 'center',
  color: vars.colour.inkMuted,
});
