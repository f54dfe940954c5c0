import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

/** As high as a line, also while there is none. */
export const high = style({ '@layer': { [layout]: { minBlockSize: '1.5rem' } } });
