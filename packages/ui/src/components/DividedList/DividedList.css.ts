import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const list = style({ '@layer': { [component]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const item = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      paddingBlock: vars.space[4],
      selectors: {
        '& + &': { borderBlockStart: `1px solid ${vars.colour.hairline}` },
        '&:first-child': { paddingBlockStart: 0 },
        '&:last-child': { paddingBlockEnd: 0 },
      },
    },
  },
});
