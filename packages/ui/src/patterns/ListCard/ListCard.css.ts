import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

/** A list may be long: what stands below it is not seen before it is there, and so is not pushed away by it. */
export const place = style({ '@layer': { [layout]: { minBlockSize: '26rem' } } });
