import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { stickyInset } from '../../theme/short-window';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { bannerHeight } from './banner-height';

const { colour, fontSize, radius, space } = vars;

export const banner = style({
  '@layer': {
    [component]: {
      position: 'sticky',
      insetBlockStart: stickyInset('0px'),
      zIndex: 20,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[3],
      padding: `${space[2]} ${space[4]}`,
      background: colour.deepSurface,
      color: colour.onRiverDeep,
      borderBlockEnd: `1px solid ${colour.hairline}`,
      '@media': {
        [media.wide]: { blockSize: bannerHeight, paddingInline: space[8] },
        print: { display: 'none' },
      },
    },
  },
});

export const about = style({
  '@layer': {
    [component]: { flex: '1 1 10rem', minInlineSize: 'min(10rem, 60%)', overflowWrap: 'anywhere' },
  },
});

export const name = style({
  '@layer': { [component]: { fontWeight: vars.fontWeight.bold, lineHeight: 1.25 } },
});

export const line = style({
  '@layer': { [component]: { fontSize: fontSize[14], lineHeight: 1.35, color: colour.onRiverDeepMuted } },
});

/** The button has the colours of the dark ground. */
export const dark = style({ '@layer': { [component]: { marginInlineStart: 'auto' } } });

globalStyle(`${dark} > button`, {
  '@layer': {
    [component]: {
      color: colour.onRiverDeep,
      border: `1px solid ${colour.onRiverDeepMuted}`,
      borderRadius: radius.control,
    },
  },
});
globalStyle(`${dark} > button[data-hovered]`, {
  '@layer': { [component]: { background: colour.riverHover, color: colour.onRiver } },
});
