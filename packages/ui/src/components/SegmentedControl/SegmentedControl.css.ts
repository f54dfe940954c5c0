import { style } from '@vanilla-extract/css';
import { forcedMark } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const group = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      // Nothing is cut off where people set their text large.
      flexWrap: 'wrap',
      maxInlineSize: '100%',
      overflow: 'hidden',
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: vars.radius.control,
      background: vars.colour.surface,
      // Paper cannot be pressed.
      '@media': { print: { display: 'none' } },
    },
  },
});

export const segment = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      flexDirection: 'column',
      alignItems: 'stretch',
      justifyContent: 'center',
      textAlign: 'center',
      minBlockSize: touchTarget,
      minInlineSize: touchTarget,
      paddingInline: vars.space[3],
      color: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.medium,
      cursor: 'pointer',
      transition: `background ${vars.motion.quick}, color ${vars.motion.quick}`,
      selectors: {
        '&[data-hovered]': { color: vars.colour.ink },
        '&[data-selected]': {
          background: vars.colour.riverSoft,
          color: vars.colour.riverDeep,
          fontWeight: vars.fontWeight.bold,
        },
        // The tint alone is too faint to say which one is chosen.
        '&[data-selected]::after': {
          content: '""',
          display: 'block',
          blockSize: '2px',
          marginBlockStart: '1px',
          borderRadius: '1px',
          background: vars.colour.river,
          ...forcedMark,
        },
        '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
      },
      '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    },
  },
});
