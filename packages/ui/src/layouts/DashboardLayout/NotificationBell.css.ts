import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, radius } = vars;

export const bell = style({
  '@layer': {
    [layout]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      inlineSize: touchTarget,
      blockSize: touchTarget,
      borderRadius: radius.control,
      color: colour.ink,
      selectors: { '&[data-hovered]': { background: colour.riverSoft } },
    },
  },
});
