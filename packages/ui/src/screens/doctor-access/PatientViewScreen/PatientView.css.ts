import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const { space, colour } = vars;
const hairline = `1px solid ${colour.hairline}`;

export const head = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: space[5],
      paddingBlockEnd: space[5],
      borderBlockEnd: hairline,
    },
  },
});

export const who = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      gap: space[4],
      flex: '1 1 24rem',
      minInlineSize: 0,
      '@media': { '(max-width: 480px)': { flexDirection: 'column' } },
    },
  },
});

/** Stands right of the line on a wide screen, and below on a narrow one. */
export const access = style({
  '@layer': {
    [layout]: {
      flex: '0 1 20rem',
      minInlineSize: 'min(16rem, 100%)',
      overflowWrap: 'anywhere',
      '@media': {
        '(min-width: 1024px)': { paddingInlineStart: space[5], borderInlineStart: hairline },
        '(max-width: 1023px)': { flexGrow: 1 },
      },
    },
  },
});

export const edge = style({
  '@layer': { [layout]: { paddingBlockStart: space[4], borderBlockStart: hairline } },
});

export const footer = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      gap: space[2],
      alignItems: 'baseline',
      flex: '1 1 16rem',
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      color: colour.inkMuted,
    },
  },
});

export const told = style({ '@layer': { [layout]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const one = style({
  '@layer': {
    [layout]: {
      paddingInlineStart: space[3],
      borderInlineStart: `2px solid ${colour.hairline}`,
      overflowWrap: 'anywhere',
      selectors: { '& + &': { marginBlockStart: space[2] } },
    },
  },
});

export const part = style({
  '@layer': {
    [layout]: {
      selectors: { '& + &': { paddingBlockStart: space[4], borderBlockStart: hairline } },
    },
  },
});

/** As a table where there is room; in large letters its cells go below each other. */
export const latest = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: `${space[1]} ${space[3]}`,
      paddingBlock: space[3],
      selectors: { '& + &': { borderBlockStart: hairline }, '&:last-child': { paddingBlockEnd: 0 } },
    },
  },
});

export const what = style({ '@layer': { [layout]: { flex: '2 1 8.5rem' } } });

export const value = style({
  '@layer': {
    [layout]: { flex: '1 1 7rem', fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.bold },
  },
});

export const course = style({ '@layer': { [layout]: { flex: '0 1 6.5rem' } } });

export const status = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flex: '0 1 8.5rem',
      '@media': { '(min-width: 640px)': { justifyContent: 'flex-end' } },
    },
  },
});

export const drawing = style({
  '@layer': {
    [layout]: { display: 'block', inlineSize: '6rem', maxInlineSize: '100%', blockSize: '1.5rem' },
  },
});

export const line = style({
  '@layer': {
    [layout]: {
      fill: 'none',
      stroke: colour.river,
      strokeWidth: 1.75,
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
    },
  },
});

export const dot = style({ '@layer': { [layout]: { fill: colour.river } } });

export const page = style({
  '@layer': {
    [layout]: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '44rem',
      blockSize: 'auto',
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      // A page of paper, in whatever theme.
      background: '#ffffff',
    },
  },
});
