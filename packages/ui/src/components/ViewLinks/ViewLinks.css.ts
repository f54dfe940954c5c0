import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';

export const views = style({ '@layer': { [component]: { margin: 0, padding: 0, listStyle: 'none' } } });
