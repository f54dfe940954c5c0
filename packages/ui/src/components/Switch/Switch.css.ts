import { style } from '@vanilla-extract/css';
import { forcedEdge } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const item = style({
  '@layer': {
    [component]: {
      // Lies above what stands under it, which reaches into its target and does not take touches from it.
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'flex-start',
      alignSelf: 'flex-start',
      gap: space[3],
      minBlockSize: touchTarget,
      paddingBlock: '10px',
      cursor: 'pointer',
      selectors: {
        '&[data-disabled]': { color: colour.inkMuted, cursor: 'not-allowed' },
        '&[data-readonly]': { cursor: 'progress' },
        // In a list of settings the switches stand below each other at the end, whatever the words.
        '&[data-align="end"]': {
          alignSelf: 'stretch',
          flexDirection: 'row-reverse',
          justifyContent: 'space-between',
        },
      },
    },
  },
});

export const track = style({
  '@layer': {
    [component]: {
      position: 'relative',
      flex: 'none',
      inlineSize: '2.75rem',
      blockSize: '1.5rem',
      border: `1px solid ${colour.edge}`,
      borderRadius: vars.radius.pill,
      background: colour.sunken,
      transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
      selectors: {
        '[data-hovered] > &': { borderColor: colour.inkMuted },
        '[data-selected] > &': { background: colour.river, borderColor: colour.river },
        '[data-selected][data-hovered] > &': { background: colour.riverHover },
        '[data-invalid] > &': {
          borderColor: colour.critical,
          boxShadow: `inset 0 0 0 1px ${colour.critical}`,
        },
        '[data-focus-visible] > &': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
        '[data-disabled] > &': { background: colour.sunken, borderColor: colour.hairline },
        '[data-disabled][data-selected] > &': { background: colour.edge, borderColor: colour.edge },
        // Greys are black in this theme: the line shows the state there.
        '[data-theme="high-contrast"] [data-disabled] > &': {
          background: 'transparent',
          borderStyle: 'dashed',
        },
      },
    },
  },
});

/** The knob says the state by its place, and by a tick when it is on: never by colour alone. */
export const knob = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      insetBlockStart: '2px',
      insetInlineStart: '2px',
      display: 'grid',
      placeItems: 'center',
      inlineSize: 'calc(1.5rem - 6px)',
      blockSize: 'calc(1.5rem - 6px)',
      borderRadius: '50%',
      background: colour.inkMuted,
      color: colour.surface,
      transition: `inset-inline-start ${vars.motion.quick}, scale ${vars.motion.quick}`,
      ...forcedEdge,
      selectors: {
        '[data-pressed] &': { scale: '0.9' },
        '[data-selected] &': {
          insetInlineStart: 'calc(100% - 1.5rem + 4px)',
          background: colour.onRiver,
          color: colour.river,
        },
        '[data-disabled] &': { background: colour.hairline },
        '[data-disabled][data-selected] &': { background: colour.surface, color: colour.inkMuted },
        '[data-theme="high-contrast"] [data-disabled] &': {
          border: `1px dashed ${colour.edge}`,
          background: colour.surface,
        },
      },
    },
  },
});

export const sign = style({
  '@layer': { [component]: { inlineSize: '0.75rem', blockSize: '0.75rem' } },
});

export const tick = style({
  '@layer': { [component]: { opacity: 0, selectors: { '[data-selected] &': { opacity: 1 } } } },
});

export const words = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      selectors: { '&[data-weight="bold"]': { fontWeight: vars.fontWeight.bold } },
    },
  },
});

/** Under the words, not under the track. */
export const under = style({
  '@layer': {
    [component]: {
      marginBlockStart: `calc(-1 * ${space[2]})`,
      selectors: { '&[data-align="start"]': { paddingInlineStart: '3.5rem' } },
    },
  },
});
