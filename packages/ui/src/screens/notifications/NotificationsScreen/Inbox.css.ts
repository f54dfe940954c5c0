import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const inbox = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      containerType: 'inline-size',
      display: 'grid',
      gap: vars.space[3],
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      minInlineSize: 0,
    },
  },
});

/** In the line of the tabs where there is room; below them otherwise, where it moves nothing when it comes. */
export const allRead = style({
  '@layer': {
    [layout]: {
      justifySelf: 'start',
      marginInlineStart: '-0.75rem',
      '@container': {
        '(min-width: 30rem)': {
          position: 'absolute',
          insetBlockStart: 0,
          insetInlineEnd: 0,
          zIndex: 1,
        },
      },
    },
  },
});
