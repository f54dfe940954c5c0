import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const items = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column' } },
});

export const item = style({
  '@layer': {
    [component]: {
      // The label is as wide as its words, so that a press beside them chooses nothing.
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[3],
      minBlockSize: touchTarget,
      paddingInlineEnd: vars.space[3],
      cursor: 'pointer',
      selectors: { '&[data-disabled]': { color: vars.colour.inkMuted, cursor: 'not-allowed' } },
    },
  },
});

export const dot = style({
  '@layer': {
    [component]: {
      flex: 'none',
      inlineSize: '1.5rem',
      blockSize: '1.5rem',
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: '50%',
      background: vars.colour.surface,
      transition: `border-width ${vars.motion.quick}`,
      selectors: {
        '[data-hovered] > &': { borderColor: vars.colour.inkMuted },
        '[data-pressed] > &': { background: vars.colour.riverSoft },
        '[data-invalid] > &': { border: `2px solid ${vars.colour.critical}` },
        '[data-selected] > &': { border: `7px solid ${vars.colour.river}`, background: vars.colour.onRiver },
        '[data-focus-visible] > &': {
          outline: `2px solid ${vars.colour.focus}`,
          outlineOffset: '2px',
        },
        '[data-disabled] > &': { background: vars.colour.sunken, borderColor: vars.colour.edge },
      },
    },
  },
});

export const itemDescription = style({
  '@layer': {
    [component]: { display: 'block', paddingInlineStart: '2.25rem', paddingBlockEnd: vars.space[2] },
  },
});
