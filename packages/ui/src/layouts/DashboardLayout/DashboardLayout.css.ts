import { style } from '@vanilla-extract/css';
import { belowBanner } from '../../components/ActingBanner/banner-height';
import { layout } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const shell = style({
  '@layer': { [layout]: { display: 'flex', alignItems: 'stretch', minBlockSize: '100dvh' } },
});

/** 64 units wide, 16 when only the icons show. */
export const side = style({
  '@layer': {
    [layout]: {
      display: 'none',
      '@media': {
        [media.wide]: {
          position: 'sticky',
          insetBlockStart: belowBanner,
          display: 'block',
          flexShrink: 0,
          inlineSize: '16rem',
          blockSize: `calc(100dvh - ${belowBanner})`,
          overflowY: 'auto',
          borderInlineEnd: `1px solid ${colour.hairline}`,
          background: colour.sunken,
          transition: `inline-size ${vars.motion.calm}`,
          selectors: { '&[data-collapsed]': { inlineSize: '4rem' } },
        },
        print: { display: 'none' },
      },
    },
  },
});

export const column = style({
  '@layer': {
    [layout]: { flex: 1, display: 'flex', flexDirection: 'column', minInlineSize: 0 },
  },
});

export const main = style({
  '@layer': {
    [layout]: {
      flex: 1,
      inlineSize: '100%',
      maxInlineSize: '84rem',
      padding: `${space[6]} ${space[4]} ${space[12]}`,
      ':focus': { outline: 'none' },
      '@media': {
        [media.medium]: { paddingInline: space[6] },
        [media.wide]: { padding: `${space[10]} ${space[8]} ${space[16]}` },
        print: { padding: 0, maxInlineSize: 'none' },
      },
    },
  },
});
