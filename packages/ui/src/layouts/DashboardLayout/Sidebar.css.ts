import { style } from '@vanilla-extract/css';
import { forcedEdge, forcedPlace } from '../../theme/forced-colours';
import { layout } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const sidebar = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space[4],
      minBlockSize: '100%',
      padding: `${space[5]} ${space[3]}`,
      selectors: { '&[data-collapsed]': { paddingInline: '9px' } },
    },
  },
});

export const head = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[2],
      minBlockSize: touchTarget,
      paddingInlineStart: space[3],
      selectors: {
        '[data-collapsed] > &': { flexDirection: 'column', paddingInlineStart: 0 },
      },
    },
  },
});

export const lists = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: space[6],
      flex: 1,
    },
  },
});

export const item = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      minBlockSize: touchTarget,
      padding: `${space[1]} ${space[3]}`,
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      color: colour.inkMuted,
      lineHeight: 1.25,
      cursor: 'pointer',
      transition: `background-color ${vars.motion.quick}`,
      selectors: {
        '&[data-hovered]': { color: colour.ink, background: colour.riverSoft },
        '&[aria-current]': {
          background: colour.surface,
          borderColor: colour.hairline,
          boxShadow: `inset 3px 0 0 ${colour.river}`,
          color: colour.ink,
          fontWeight: vars.fontWeight.bold,
          ...forcedPlace,
        },
        '[data-collapsed] &': { justifyContent: 'center', padding: 0 },
      },
    },
  },
});

export const further = style({
  '@layer': {
    [layout]: {
      marginBlockStart: space[3],
      paddingBlockStart: space[3],
      borderBlockStart: `1px solid ${colour.hairline}`,
    },
  },
});

export const tip = style({
  '@layer': {
    [layout]: {
      padding: `${space[1]} ${space[3]}`,
      borderRadius: vars.radius.control,
      background: colour.ink,
      color: colour.paper,
      fontSize: vars.fontSize[14],
      ...forcedEdge,
    },
  },
});
