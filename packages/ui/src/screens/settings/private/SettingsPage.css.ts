import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';

/** Settings are read down one column, however wide the window. */
export const column = style({ '@layer': { [layout]: { maxInlineSize: '42rem' } } });
