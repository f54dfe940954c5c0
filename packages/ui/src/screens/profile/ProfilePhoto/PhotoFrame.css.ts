import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';

/** Stays beside the photo until its lines would be too short to read. */
export const words = style({ '@layer': { [layout]: { flex: '1 1 14rem', minInlineSize: 0 } } });

/** Both lines share one place, which is as high as the higher of them. */
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
