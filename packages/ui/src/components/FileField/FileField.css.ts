import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { breakpoints } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const area = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: vars.space[3],
      marginBlockStart: vars.space[1],
      padding: vars.space[3],
      border: `1px dashed ${vars.colour.edge}`,
      borderRadius: vars.radius.control,
      selectors: {
        '&[data-drop-target]': {
          borderColor: vars.colour.river,
          borderStyle: 'solid',
          background: vars.colour.riverSoft,
        },
        '&[data-invalid]': { borderColor: vars.colour.critical },
        '&[data-disabled]': { background: vars.colour.sunken, borderColor: vars.colour.hairline },
      },
    },
  },
});

const square = {
  flex: 'none',
  inlineSize: '5rem',
  blockSize: '5rem',
  borderRadius: vars.radius.control,
} as const;

export const preview = style({ '@layer': { [component]: { ...square, objectFit: 'cover' } } });

export const placeholder = style({
  '@layer': {
    [component]: {
      ...square,
      display: 'grid',
      placeItems: 'center',
      background: vars.colour.riverSoft,
      color: vars.colour.river,
    },
  },
});

export const about = style({
  '@layer': {
    [component]: {
      display: 'flex',
      // Beside the picture, or below it where people set their text large.
      flex: '1 1 8rem',
      flexDirection: 'column',
      gap: vars.space[2],
      minInlineSize: 0,
    },
  },
});

export const name = style({
  '@layer': { [component]: { overflowWrap: 'anywhere', fontSize: vars.fontSize[14] } },
});

/** Nothing can be dragged on a phone. */
export const dragHint = style({
  '@layer': {
    [component]: {
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
      '@media': { [`(max-width: ${breakpoints.medium - 1}px), (hover: none)`]: { display: 'none' } },
    },
  },
});

export const actions = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] } },
});
