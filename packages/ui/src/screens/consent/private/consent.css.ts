import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** Beside something of a fixed size; long names break. */
export const shrinking = style({ '@layer': { [layout]: { minInlineSize: 0, overflowWrap: 'anywhere' } } });

/** Someone else's words. */
export const quote = style({
  '@layer': {
    [layout]: {
      margin: 0,
      paddingInlineStart: vars.space[4],
      borderInlineStart: `3px solid ${vars.colour.river}`,
      overflowWrap: 'anywhere',
      whiteSpace: 'pre-line',
    },
  },
});

export const facts = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: `${vars.space[2]} ${vars.space[6]}`,
      margin: 0,
      overflowWrap: 'anywhere',
      '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});

export const term = style({ '@layer': { [layout]: { color: vars.colour.inkMuted } } });

export const fact = style({ '@layer': { [layout]: { margin: 0, whiteSpace: 'pre-line' } } });
