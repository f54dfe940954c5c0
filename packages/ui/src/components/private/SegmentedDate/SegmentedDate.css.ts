import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const box = style({
  '@layer': {
    [component]: {
      flex: '0 1 auto',
      inlineSize: 'auto',
      minInlineSize: '12rem',
      paddingInline: vars.space[2],
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
      cursor: 'text',
    },
  },
});

export const segment = style({
  '@layer': {
    [component]: {
      // Half a finger's width each; a press beside one chooses the nearest.
      paddingBlock: vars.space[2],
      paddingInline: '3px',
      borderRadius: '6px',
      outline: 'none',
      // Invisible, but keeps the caret from blinking between digits that are typed over.
      caretColor: 'transparent',
      selectors: {
        '&[data-type="literal"]': { paddingInline: 0, color: vars.colour.inkMuted, whiteSpace: 'pre' },
        '&[data-placeholder]': { color: vars.colour.inkMuted },
        '&[data-focused]': { background: vars.colour.river, color: vars.colour.onRiver },
      },
    },
  },
});
