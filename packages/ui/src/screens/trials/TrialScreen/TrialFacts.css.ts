import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const facts = style({ '@layer': { [layout]: { margin: 0 } } });

export const fact = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(5rem, 1fr) 3fr',
      gap: vars.space[3],
      paddingBlock: vars.space[2],
      borderBottom: `1px solid ${vars.colour.hairline}`,
      selectors: { '&:last-child': { borderBottom: 'none' } },
    },
  },
});
