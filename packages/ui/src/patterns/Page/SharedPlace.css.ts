import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';

export const place = style({ '@layer': { [layout]: { display: 'grid' } } });

export const line = style({
  '@layer': {
    [layout]: {
      gridArea: '1 / 1',
      minInlineSize: 0,
      selectors: { '&[data-hidden]': { visibility: 'hidden' } },
    },
  },
});
