import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

/** Both lie in one place, which is as high as the higher of them. */
export const place = style({
  '@layer': { [layout]: { display: 'grid', alignItems: 'start', minBlockSize: '1.5rem' } },
});

export const line = style({
  '@layer': {
    [layout]: {
      gridArea: '1 / 1',
      minInlineSize: 0,
      selectors: { '&[data-hidden]': { visibility: 'hidden' } },
    },
  },
});
