import { style } from '@vanilla-extract/css';
import { belowBanner } from '../../components/ActingBanner/banner-height';
import { layout } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const header = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      padding: `${space[2]} ${space[4]} ${space[2]} ${space[2]}`,
      borderBlockEnd: `1px solid ${colour.hairline}`,
      background: colour.paper,
      '@media': {
        [media.wide]: {
          position: 'sticky',
          insetBlockStart: belowBanner,
          zIndex: 10,
          minBlockSize: '4.5rem',
          paddingInline: space[8],
        },
      },
    },
  },
});

export const narrowOnly = style({
  '@layer': {
    [layout]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[2],
      '@media': { [media.wide]: { display: 'none' } },
    },
  },
});

/** On a phone below the rest, when asked for. */
export const search = style({
  '@layer': {
    [layout]: {
      order: 1,
      flex: '1 0 100%',
      paddingInlineStart: space[2],
      paddingBlockEnd: space[2],
      selectors: { '&:not([data-open])': { display: 'none' } },
      '@media': {
        [media.wide]: {
          order: 0,
          flex: '0 1 23.5rem',
          padding: 0,
          selectors: { '&:not([data-open])': { display: 'block' } },
        },
      },
    },
  },
});

export const end = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'flex-end',
      alignItems: 'center',
      gap: space[1],
      marginInlineStart: 'auto',
      '@media': { [media.wide]: { gap: space[3] } },
    },
  },
});

export const face = style({
  '@layer': {
    [layout]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[3],
      '@media': { [media.wide]: { maxInlineSize: '16rem', paddingInlineEnd: space[2] } },
    },
  },
});

/** On a phone the initials stand for it; the button is named by it all the same. */
export const name = style({
  '@layer': {
    [layout]: {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      '@media': {
        [media.belowWide]: {
          position: 'absolute',
          inlineSize: '1px',
          blockSize: '1px',
          clipPath: 'inset(50%)',
        },
      },
    },
  },
});
