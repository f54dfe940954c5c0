import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';

/** Stays beside the photo until its lines would be too short to read. */
export const words = style({ '@layer': { [layout]: { flex: '1 1 14rem', minInlineSize: 0 } } });
