import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [layout]: rule } });
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const page = inLayer({ ...column, gap: snugSpace(8), paddingBlock: snugSpace(8) });
export const head = inLayer({ ...column, gap: vars.space[4], maxInlineSize: '46rem' });
export const live = inLayer({ ...column, gap: snugSpace(6) });

export const others = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space[6],
  borderBlockStart: `1px solid ${vars.colour.hairline}`,
  paddingBlockStart: vars.space[5],
});
globalStyle(`${others} > h2`, { '@layer': { [layout]: { flexBasis: '100%' } } });
