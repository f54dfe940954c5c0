import { style } from '@vanilla-extract/css';
import { forcedMark } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { breakpoints, media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const area = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[3],
      marginBlockStart: space[1],
      padding: `${space[6]} ${space[4]}`,
      border: `1px dashed ${colour.edge}`,
      borderRadius: vars.radius.control,
      textAlign: 'center',
      transition: `background-color ${vars.motion.quick}`,
      selectors: {
        '&[data-drop-target]': {
          borderColor: colour.river,
          borderStyle: 'solid',
          boxShadow: `inset 0 0 0 1px ${colour.river}`,
          background: colour.riverSoft,
        },
        '&[data-invalid]': { borderColor: colour.critical },
        '&[data-disabled]': {
          background: colour.sunken,
          borderColor: colour.hairline,
          color: colour.inkMuted,
        },
      },
      '@media': { [`(max-width: ${breakpoints.medium - 1}px)`]: { padding: space[4] } },
    },
  },
});

export const sign = style({
  '@layer': {
    [component]: {
      color: colour.river,
      selectors: { '[data-disabled] > &': { color: colour.inkMuted } },
    },
  },
});

/** Nothing can be dragged on a phone. */
export const dragHint = style({
  '@layer': {
    [component]: {
      color: colour.inkMuted,
      '@media': { [`(max-width: ${breakpoints.medium - 1}px), (hover: none)`]: { display: 'none' } },
    },
  },
});

export const refusals = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column', gap: space[1] } },
});

export const list = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', marginBlockStart: space[2] },
  },
});

export const item = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
      alignItems: 'center',
      columnGap: space[3],
      paddingBlock: space[2],
      borderBlockEnd: `1px solid ${colour.hairline}`,
    },
  },
});

export const itemSign = style({
  '@layer': {
    [component]: {
      display: 'flex',
      color: colour.inkMuted,
      selectors: {
        '&[data-state="uploaded"]': { color: colour.inRange },
        '&[data-state="failed"]': { color: colour.critical },
      },
    },
  },
});

export const itemName = style({
  '@layer': {
    [component]: { display: 'block', overflowWrap: 'anywhere', fontWeight: vars.fontWeight.medium },
  },
});

export const itemState = style({
  '@layer': {
    [component]: {
      display: 'block',
      fontSize: vars.fontSize[14],
      color: colour.inkMuted,
      fontVariantNumeric: 'tabular-nums lining-nums',
      selectors: { '&[data-state="failed"]': { color: colour.critical } },
    },
  },
});

/** Under the words on a phone, which need the width; at the end of the line from there on. */
export const retry = style({
  '@layer': {
    [component]: {
      gridColumn: '2 / -1',
      gridRow: 2,
      marginInlineStart: `calc(-1 * ${space[3]})`,
      '@media': { [media.medium]: { gridColumn: 3, gridRow: 1, marginInlineStart: 0 } },
    },
  },
});

export const remove = style({ '@layer': { [component]: { gridColumn: 4, gridRow: 1 } } });

/** Under the whole line, so that files below each other can be compared. */
export const bar = style({
  '@layer': {
    [component]: {
      gridColumn: '1 / -1',
      overflow: 'hidden',
      blockSize: '4px',
      marginBlockStart: space[1],
      borderRadius: vars.radius.pill,
      background: colour.notAssessedSoft,
    },
  },
});

export const barFill = style({
  '@layer': {
    [component]: {
      blockSize: '100%',
      borderRadius: vars.radius.pill,
      background: colour.river,
      ...forcedMark,
      transition: `inline-size ${vars.motion.calm}`,
    },
  },
});
