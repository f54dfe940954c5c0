import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';

const inLayer = (rule: object) => style({ '@layer': { [layout]: rule } });

export const page = inLayer({ paddingBlock: snugSpace(8), minBlockSize: '60vh' });

/** Read down one column. */
export const column = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: snugSpace(6),
  maxInlineSize: '40rem',
});
