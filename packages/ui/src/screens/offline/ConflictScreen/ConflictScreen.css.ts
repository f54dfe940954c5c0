import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';

/** As long as a line is read with ease. */
export const measure = style({ '@layer': { [layout]: { maxInlineSize: '70ch' } } });

/** Two or three short columns stand near each other. */
export const facts = style({ '@layer': { [layout]: { maxInlineSize: '48rem' } } });
