import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const item = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'flex-start',
      alignSelf: 'flex-start',
      gap: vars.space[3],
      minBlockSize: touchTarget,
      paddingBlock: '10px',
      cursor: 'pointer',
      selectors: {
        '&[data-disabled]': { color: vars.colour.inkMuted, cursor: 'not-allowed' },
        // As wide to be touched as it is high.
        '&[data-alone]': { gap: 0, justifyContent: 'center', minInlineSize: touchTarget },
      },
    },
  },
});

export const square = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: '1.5rem',
      blockSize: '1.5rem',
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: '6px',
      background: vars.colour.surface,
      color: vars.colour.onRiver,
      selectors: {
        '[data-hovered] > &': { borderColor: vars.colour.inkMuted },
        '[data-pressed] > &': { background: vars.colour.riverSoft },
        '[data-invalid] > &': {
          borderColor: vars.colour.critical,
          boxShadow: `inset 0 0 0 1px ${vars.colour.critical}`,
        },
        '[data-selected] > &': {
          borderColor: vars.colour.river,
          background: vars.colour.river,
          boxShadow: 'none',
        },
        '[data-focus-visible] > &': {
          outline: `2px solid ${vars.colour.focus}`,
          outlineOffset: '2px',
        },
        '[data-disabled] > &': { background: vars.colour.sunken, color: vars.colour.inkMuted },
      },
    },
  },
});

export const tick = style({
  '@layer': {
    [component]: {
      inlineSize: '1rem',
      blockSize: '1rem',
      opacity: 0,
      transition: `opacity ${vars.motion.quick}`,
      selectors: { '[data-selected] &': { opacity: 1 } },
    },
  },
});

export const wait = style({
  '@layer': {
    [component]: {
      inlineSize: '1rem',
      blockSize: '1rem',
      color: vars.colour.river,
      selectors: { '[data-selected] &': { color: vars.colour.onRiver } },
    },
  },
});

export const text = style({ '@layer': { [component]: { minInlineSize: 0 } } });

/** Help under the words, not under the square. */
export const under = style({ '@layer': { [component]: { paddingInlineStart: '2.25rem' } } });
