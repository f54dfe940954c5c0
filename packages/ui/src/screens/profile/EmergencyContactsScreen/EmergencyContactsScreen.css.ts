import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';

/** A name may be one long word: in large letters it breaks where it must. */
export const person = style({ '@layer': { [layout]: { minInlineSize: 0, overflowWrap: 'anywhere' } } });
