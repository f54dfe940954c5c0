import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** As many beside each other as there is room for. */
export const facts = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11rem), 1fr))',
      gap: `${vars.space[3]} ${vars.space[6]}`,
    },
  },
});

export const wide = style({ '@layer': { [layout]: { gridColumn: '1 / -1' } } });
