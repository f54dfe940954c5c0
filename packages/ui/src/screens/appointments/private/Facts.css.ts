import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const facts = style({ '@layer': { [component]: { display: 'grid', gap: vars.space[2], margin: 0 } } });

/** The name beside the value, or above it where both do not fit. */
export const fact = style({
  '@layer': {
    [component]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space[4], minInlineSize: 0 },
  },
});

export const name = style({
  '@layer': { [component]: { flex: '0 0 6.5rem', color: vars.colour.inkMuted } },
});

export const value = style({
  '@layer': {
    [component]: {
      flex: '1 1 11rem',
      minInlineSize: 0,
      margin: 0,
      overflowWrap: 'break-word',
      whiteSpace: 'pre-line',
    },
  },
});
