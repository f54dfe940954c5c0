import { style } from '@vanilla-extract/css';
import { forcedRing } from '../../theme/forced-colours';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const trigger = style({
  '@layer': {
    [component]: {
      gap: vars.space[2],
      justifyContent: 'space-between',
      paddingInline: vars.space[3],
      cursor: 'pointer',
      selectors: {
        '&[data-pressed], &[data-open]': { borderColor: vars.colour.river },
        '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
        '&[data-disabled]': { cursor: 'not-allowed' },
      },
    },
  },
});

export const value = style({
  '@layer': {
    [component]: {
      minInlineSize: 0,
      paddingBlock: vars.space[2],
      textAlign: 'start',
      selectors: { '&[data-placeholder]': { color: vars.colour.inkMuted } },
    },
  },
});

export const chevron = style({
  '@layer': {
    [component]: {
      flex: 'none',
      color: vars.colour.inkMuted,
      transition: `rotate ${vars.motion.quick}`,
      selectors: { '[data-open] &': { rotate: '180deg' } },
    },
  },
});

export const popover = style({
  '@layer': {
    [component]: {
      display: 'flex',
      minInlineSize: 'var(--trigger-width)',
      maxInlineSize: 'min(28rem, calc(100vw - 1rem))',
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: vars.radius.control,
      background: vars.colour.surface,
      color: vars.colour.ink,
      boxShadow: vars.shadow.raised,
      transition: `opacity ${vars.motion.quick}, translate ${vars.motion.quick}`,
      selectors: {
        '&[data-entering], &[data-exiting]': { opacity: 0 },
        '&[data-entering][data-placement="bottom"]': { translate: '0 -4px' },
        '&[data-entering][data-placement="top"]': { translate: '0 4px' },
      },
    },
  },
});

export const list = style({
  '@layer': {
    [component]: {
      flex: 1,
      minInlineSize: 0,
      padding: vars.space[1],
      overflow: 'auto',
      outline: 'none',
      selectors: { '&[data-focus-visible]': { outline: 'none' } },
    },
  },
});

export const item = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: vars.space[3],
      minBlockSize: touchTarget,
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
      borderRadius: '6px',
      cursor: 'pointer',
      outline: 'none',
      selectors: {
        '&[data-hovered], &[data-focused]': { background: vars.colour.riverSoft, ...forcedRing },
        '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '-2px' },
        '&[data-selected]': { fontWeight: vars.fontWeight.bold },
        '&[data-disabled]': { color: vars.colour.inkMuted, cursor: 'not-allowed' },
      },
    },
  },
});

export const itemText = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column', minInlineSize: 0 } },
});

export const tick = style({
  '@layer': {
    [component]: {
      flex: 'none',
      color: vars.colour.river,
      visibility: 'hidden',
      selectors: { '[data-selected] > &': { visibility: 'visible' } },
    },
  },
});
