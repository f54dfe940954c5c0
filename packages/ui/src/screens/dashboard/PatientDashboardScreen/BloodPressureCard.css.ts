import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';

/** As high as the chart, its readout and its foot, so that nothing moves when they come. */
export const place = style({ '@layer': { [component]: { minBlockSize: 'min(22rem, 60vw + 8rem)' } } });
