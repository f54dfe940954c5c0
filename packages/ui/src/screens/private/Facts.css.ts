import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

/** As many beside each other as there is room for: two on a phone, one where text is large. */
export const facts = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 7.25rem), 1fr))',
      gap: `${vars.space[3]} ${vars.space[4]}`,
      '@media': {
        [media.medium]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))' },
      },
    },
  },
});

export const wide = style({ '@layer': { [layout]: { gridColumn: '1 / -1' } } });
