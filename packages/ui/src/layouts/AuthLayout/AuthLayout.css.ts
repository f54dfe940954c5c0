import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

/** From the top: what is higher or lower than what stood before it, or grows, moves nothing that is being read. */
export const page = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      isolation: 'isolate',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space[6],
      minBlockSize: '100dvh',
      paddingBlockStart: `clamp(${space[6]}, 9svh, ${space[16]})`,
      paddingInline: space[4],
    },
  },
});

export const brandLine = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space[2],
      textAlign: 'center',
    },
  },
});

export const card = style({
  '@layer': { [layout]: { inlineSize: '100%', maxInlineSize: '28rem' } },
});

/** The river runs along the foot of the window, behind everything, however long the page is. */
export const ground = style({
  '@layer': {
    [layout]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: -1,
      alignSelf: 'stretch',
      marginBlockStart: 'auto',
      marginInline: `calc(-1 * ${space[4]})`,
      color: colour.river,
      pointerEvents: 'none',
      '@media': { '(max-height: 40rem)': { visibility: 'hidden' }, print: { display: 'none' } },
    },
  },
});
