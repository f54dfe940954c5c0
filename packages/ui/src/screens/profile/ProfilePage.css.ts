import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

/** A form is read down one column, however wide the window. */
export const page = style({ '@layer': { [layout]: { maxInlineSize: '42rem' } } });
