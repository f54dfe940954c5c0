import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const list = style({ '@layer': { [component]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const item = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      paddingBlock: vars.space[3],
      selectors: {
        '& + &': { borderBlockStart: `1px solid ${vars.colour.hairline}` },
        '&:last-child': { paddingBlockEnd: 0 },
      },
    },
  },
});

export const value = style({
  '@layer': { [component]: { fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.bold } },
});
