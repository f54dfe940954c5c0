import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const page = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      gap: vars.space[8],
      minBlockSize: '100dvh',
      maxInlineSize: '40rem',
      marginInline: 'auto',
      padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[16]}`,
    },
  },
});

/** Text written by machines: kept as it is, and scrolled sideways within itself. */
export const code = style({
  '@layer': {
    [layout]: {
      maxBlockSize: '16rem',
      overflow: 'auto',
      padding: vars.space[4],
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      background: vars.colour.sunken,
      color: vars.colour.ink,
      fontFamily: vars.font.code,
      fontSize: vars.fontSize[14],
      lineHeight: 1.5,
      whiteSpace: 'pre',
    },
  },
});
