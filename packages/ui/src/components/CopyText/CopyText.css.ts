import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const box = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: touchTarget,
      paddingInlineStart: vars.space[4],
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      background: vars.colour.sunken,
      color: vars.colour.ink,
    },
  },
});

export const text = style({
  '@layer': {
    [component]: {
      flex: 1,
      minInlineSize: 0,
      paddingBlock: vars.space[2],
      fontFamily: vars.font.code,
      // One press takes all of it, for whoever copies by hand.
      userSelect: 'all',
    },
  },
});
