import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const facts = style({ '@layer': { [layout]: { margin: 0 } } });

export const fact = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      // Below each other where letters are large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(9rem, 100%), 1fr))',
      overflowWrap: 'anywhere',
      gap: vars.space[3],
      paddingBlock: vars.space[2],
      borderBottom: `1px solid ${vars.colour.hairline}`,
      selectors: { '&:last-child': { borderBottom: 'none' } },
    },
  },
});
