import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';

/** Lines stay as they were written. */
export const paragraphs = style({
  '@layer': { [component]: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
});
