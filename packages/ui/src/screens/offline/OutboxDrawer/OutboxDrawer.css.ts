import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const { space } = vars;

export const content = style({
  '@layer': { [layout]: { padding: `${space[5]} ${space[5]} ${space[10]}` } },
});

/** Takes the focus by script when what had it is gone. */
export const top = style({ '@layer': { [layout]: { ':focus': { outline: 'none' } } } });

export const list = style({ '@layer': { [layout]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const item = style({
  '@layer': {
    [layout]: {
      minInlineSize: 0,
      paddingBlock: space[4],
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      overflowWrap: 'anywhere',
      ':focus': { outline: 'none' },
    },
  },
});
