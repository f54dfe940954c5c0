import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';

export const icon = style({ '@layer': { [component]: { flexShrink: 0 } } });
