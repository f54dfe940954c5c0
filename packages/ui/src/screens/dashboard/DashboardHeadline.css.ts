import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';

/** A headline of two lines on a desk; text of a length that eyes can follow. */
export const headline = style({
  '@layer': { [component]: { maxInlineSize: '40rem', textWrap: 'balance' } },
});
