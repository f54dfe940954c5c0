import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { media, touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { width } from './width.css';

const { colour, space } = vars;

export const bar = style({
  '@layer': { [layout]: { borderBlockEnd: `1px solid ${colour.hairline}`, background: colour.paper } },
});

const row_ = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: space[2],
      minBlockSize: '4.5rem',
      paddingBlock: space[2],
      '@media': { [media.wide]: { gap: space[8] } },
    },
  },
});
export const row = `${width} ${row_}`;

export const home = style({
  '@layer': {
    [layout]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: touchTarget,
      borderRadius: vars.radius.control,
      color: 'inherit',
      textDecoration: 'none',
    },
  },
});

export const wide = style({
  '@layer': { [layout]: { display: 'none', '@media': { [media.wide]: { display: 'block' } } } },
});

export const pages = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexDirection: 'column',
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': { [media.wide]: { flexDirection: 'row', gap: space[6] } },
    },
  },
});

export const place = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: touchTarget,
      minInlineSize: touchTarget,
      borderRadius: vars.radius.control,
      color: colour.ink,
      fontWeight: vars.fontWeight.medium,
      textDecoration: 'none',
      selectors: {
        '&[data-hovered]': { textDecoration: 'underline', textUnderlineOffset: '0.3em' },
        '&[aria-current]': { color: colour.river, fontWeight: vars.fontWeight.bold },
      },
    },
  },
});

export const personal = style({ '@layer': { [layout]: { marginInlineStart: 'auto' } } });

export const ways = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      selectors: {
        // Drawn for everybody; the early script says by the root who looks.
        ':root[data-has-token] &[data-for="signed-out"]': { display: 'none' },
        ':root:not([data-has-token]) &[data-for="signed-in"]': { display: 'none' },
      },
    },
  },
});

export const onlyWide = style({
  '@layer': { [layout]: { display: 'none', '@media': { [media.wide]: { display: 'inline' } } } },
});

export const welcome = style({
  '@layer': { [layout]: { fontWeight: vars.fontWeight.medium, overflowWrap: 'anywhere' } },
});

const square = {
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  inlineSize: touchTarget,
  blockSize: touchTarget,
  border: 0,
  borderRadius: vars.radius.control,
  padding: 0,
  background: 'none',
  color: colour.ink,
  cursor: 'pointer',
  ':hover': { background: colour.riverSoft },
} as const;

export const opener = style({
  '@layer': { [layout]: { ...square, '@media': { [media.wide]: { display: 'none' } } } },
});

export const closer = style({ '@layer': { [layout]: { ...square, marginInlineStart: 'auto' } } });

export const menu = style({
  '@layer': {
    [layout]: {
      boxSizing: 'border-box',
      // A browser puts it into the middle, as high as what it holds.
      inset: '0 0 auto 0',
      inlineSize: '100%',
      maxInlineSize: 'none',
      maxBlockSize: '100dvh',
      overflowY: 'auto',
      margin: 0,
      border: 0,
      borderBlockEnd: `1px solid ${colour.hairline}`,
      padding: `0 ${space[4]} ${space[6]}`,
      background: colour.paper,
      color: colour.ink,
      boxShadow: vars.shadow.raised,
      '::backdrop': { background: `color-mix(in srgb, ${colour.scrim} 45%, transparent)` },
      '@media': { [media.medium]: { paddingInline: space[8] } },
    },
  },
});

export const menuHead = style({
  '@layer': { [layout]: { display: 'flex', alignItems: 'center', minBlockSize: '4.5rem' } },
});

export const menuPages = style({
  '@layer': { [layout]: { borderBlock: `1px solid ${colour.hairline}`, paddingBlock: space[2] } },
});

export const menuPersonal = style({ '@layer': { [layout]: { paddingBlockStart: space[4] } } });

globalStyle(`${menuPersonal} > div`, {
  '@layer': { [layout]: { flexWrap: 'wrap', justifyContent: 'space-between' } },
});
