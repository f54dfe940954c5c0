import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

/** Read down one column, however wide the window. */
export const column = style({ '@layer': { [layout]: { maxInlineSize: '42rem' } } });
