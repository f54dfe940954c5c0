import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [layout]: rule } });
const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' };

export const page = inLayer({
  ...column,
  gap: snugSpace(6),
  paddingBlock: snugSpace(8),
  minBlockSize: '60vh',
  alignContent: 'start',
});
export const reading = inLayer({ ...column, gap: snugSpace(6), maxInlineSize: '46rem' });

export const lines = inLayer({
  ...column,
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  overflowWrap: 'anywhere',
});
