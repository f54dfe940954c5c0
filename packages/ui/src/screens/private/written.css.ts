import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

/** Holds what people write themselves, with its lines, which may be one long word. */
export const written = style({
  '@layer': { [layout]: { minInlineSize: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
});
