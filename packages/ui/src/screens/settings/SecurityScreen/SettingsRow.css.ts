import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** The button stands beside the words, and below them where there is no room. */
export const row = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `${vars.space[2]} ${vars.space[4]}`,
      '@media': {
        [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center' },
      },
    },
  },
});

export const sign = style({
  '@layer': {
    [layout]: { alignSelf: 'start', display: 'flex', paddingBlockStart: '2px', color: vars.colour.inkMuted },
  },
});

export const button = style({
  '@layer': {
    [layout]: {
      gridColumn: 2,
      justifySelf: 'start',
      '@media': { [media.medium]: { gridColumn: 'auto', justifySelf: 'end' } },
    },
  },
});

/** Rows of the thing that is named above them. */
export const nested = style({ '@layer': { [layout]: { paddingInlineStart: vars.space[8] } } });
