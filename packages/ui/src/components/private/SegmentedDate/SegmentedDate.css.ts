import { style } from '@vanilla-extract/css';
import { forcedPlace } from '../../../theme/forced-colours';
import { component } from '../../../theme/layers.css';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

export const box = style({
  '@layer': {
    [component]: {
      flex: '0 1 auto',
      flexWrap: 'wrap',
      inlineSize: 'auto',
      minInlineSize: 'min(100%, 12rem)',
      maxInlineSize: '100%',
      paddingInline: vars.space[2],
      fontVariantNumeric: 'tabular-nums lining-nums',
      whiteSpace: 'nowrap',
      cursor: 'text',
    },
  },
});

/** The box of a picker: dates, and a button that opens the calendar. */
export const pickerBox = style({
  '@layer': {
    [component]: {
      inlineSize: 'fit-content',
      maxInlineSize: '100%',
      selectors: {
        '&:has([role="spinbutton"]:focus, [role="textbox"]:focus)': {
          outline: `2px solid ${vars.colour.focus}`,
          outlineOffset: '2px',
        },
      },
    },
  },
});

/** Dates beside each other; below each other where the place is narrow. */
export const dates = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      flex: 1,
      minInlineSize: 0,
      paddingInline: vars.space[2],
      fontVariantNumeric: 'tabular-nums lining-nums',
      cursor: 'text',
    },
  },
});

export const parts = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      minInlineSize: '6.75rem',
      minBlockSize: `calc(${touchTarget} - 2px)`,
      whiteSpace: 'nowrap',
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
        '&[data-focused]': { background: vars.colour.river, color: vars.colour.onRiver, ...forcedPlace },
      },
    },
  },
});

/** The box of a date that cannot be typed in yet: it has the focus itself. */
export const face = style({
  '@layer': {
    [component]: {
      selectors: { '&:focus': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' } },
    },
  },
});

/** The dialog in a picker's popover, which shows by its days where the focus is. */
export const window = style({ '@layer': { [component]: { outline: 'none' } } });
