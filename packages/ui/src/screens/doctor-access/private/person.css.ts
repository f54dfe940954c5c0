import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';

/** A name may be one long word: in large letters it breaks where it must. */
export const person = style({ '@layer': { [layout]: { minInlineSize: 0, overflowWrap: 'anywhere' } } });

export const find = style({
  '@layer': { [layout]: { flexGrow: 1, minInlineSize: 'min(16rem, 100%)', maxInlineSize: '26rem' } },
});
