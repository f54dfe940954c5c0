import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const page = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      isolation: 'isolate',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: space[6],
      minBlockSize: '100dvh',
      padding: `${space[6]} ${space[4]} ${space[12]}`,
      '@media': { [media.medium]: { paddingBlockEnd: space[16] } },
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

/** The river runs along the foot of the page, behind everything. */
export const ground = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      zIndex: -1,
      color: colour.river,
      pointerEvents: 'none',
      '@media': { '(max-height: 40rem)': { display: 'none' }, print: { display: 'none' } },
    },
  },
});
