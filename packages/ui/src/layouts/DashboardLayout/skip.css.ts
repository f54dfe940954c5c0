import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const skip = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetBlockStart: space[2],
      insetInlineStart: space[2],
      // It is there only while it has the focus, and then above a message that comes and goes.
      zIndex: 61,
      display: 'flex',
      alignItems: 'center',
      minBlockSize: touchTarget,
      padding: `${space[2]} ${space[4]}`,
      borderRadius: vars.radius.control,
      background: colour.river,
      color: colour.onRiver,
      fontWeight: vars.fontWeight.bold,
      selectors: { '&:not(:focus)': { clipPath: 'inset(50%)' } },
    },
  },
});
