import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** On a phone below each other; beside each other where there is room. */
export const access = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[3],
      alignItems: 'start',
      '@media': { [media.medium]: { gridTemplateColumns: 'minmax(0, 1fr) 9rem 9rem' } },
    },
  },
});

/** In line with the words, behind the picture, on a phone. */
export const until = style({
  '@layer': {
    [layout]: {
      minInlineSize: 0,
      overflowWrap: 'anywhere',
      paddingInlineStart: '3.25rem',
      '@media': { [media.medium]: { paddingInlineStart: 0 } },
    },
  },
});

/** Puts first what counts; beside it, where there is room, what is looked up. */
export const columns = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[8],
      alignItems: 'start',
      '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } },
    },
  },
});
