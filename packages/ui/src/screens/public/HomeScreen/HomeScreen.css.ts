import { globalStyle, style } from '@vanilla-extract/css';
import { width } from '../../../layouts/PublicLayout/width.css';
import { component } from '../../../theme/layers.css';
import { media, touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space, fontSize, fontWeight } = vars;

const hero_ = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[8],
      paddingBlock: `${space[8]} ${space[4]}`,
      '@media': {
        [media.wide]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 28rem)',
          gap: space[16],
          paddingBlock: `${space[16]} ${space[6]}`,
        },
      },
    },
  },
});
export const hero = `${width} ${hero_}`;

export const pitch = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[5],
      maxInlineSize: '34rem',
    },
  },
});

export const calls = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: space[3] } },
});

export const search = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: space[2], maxInlineSize: '28rem' } },
});
globalStyle(`${search} > :first-child`, { flex: '1 1 15rem', minInlineSize: 0 });

export const tips = style({
  '@layer': {
    [component]: { borderBlock: `1px solid ${colour.hairline}`, background: colour.sunken },
  },
});

const inner_ = style({ '@layer': { [component]: { paddingBlock: space[3] } } });
export const inner = `${width} ${inner_}`;

export const tip = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', gap: space[3], minBlockSize: touchTarget },
  },
});

export const tipIcon = style({
  '@layer': { [component]: { display: 'flex', flexShrink: 0, color: colour.marigoldInk } },
});

const quick_ = style({});
export const quick = `${width} ${quick_}`;

globalStyle(`${quick_} > ul`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
  gap: space[3],
  margin: 0,
  paddingBlock: `${space[6]} 0`,
  paddingInline: 0,
  listStyle: 'none',
});
globalStyle(`${quick_} > ul > li`, {
  border: `1px solid ${colour.hairline}`,
  borderRadius: vars.radius.control,
  paddingInline: space[4],
  paddingBlock: space[3],
  background: colour.surface,
});

const part_ = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[5],
      paddingBlock: `${space[10]} 0`,
      // Leaves air above the heading for whoever comes by an anchor.
      scrollMarginBlockStart: space[4],
      ':last-child': { paddingBlockEnd: space[16] },
    },
  },
});
export const part = `${width} ${part_}`;

export const partHead = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: space[3],
    },
  },
});

export const figures = style({
  '@layer': {
    [component]: {
      display: 'grid',
      // Two on a phone, four on a desk, and one where the letters are large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
      gap: `${space[6]} ${space[4]}`,
      margin: 0,
    },
  },
});

globalStyle(`${figures} > div`, {
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  borderInlineStart: `1px solid ${colour.hairline}`,
  paddingInlineStart: space[4],
});
globalStyle(`${figures} dt`, { color: colour.inkMuted });
globalStyle(`${figures} dd`, {
  margin: 0,
  fontSize: fontSize[36],
  fontWeight: fontWeight.heavy,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.2,
});

export const pair = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: space[6],
      '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
});

export const doctor = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: space[5],
      '@media': { 'screen and (max-width: 26rem)': { flexDirection: 'column', gap: space[3] } },
    },
  },
});

export const article = style({
  '@layer': {
    [component]: {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'start',
      gap: space[3],
      borderBlockStart: `1px solid ${colour.hairline}`,
      paddingBlockStart: space[4],
    },
  },
});

export const more = style({ '@layer': { [component]: { maxInlineSize: '38rem' } } });

globalStyle(`${more} > summary`, {
  inlineSize: 'fit-content',
  paddingBlock: '0.625rem',
  color: colour.river,
  textDecoration: 'underline',
  textUnderlineOffset: '0.22em',
  cursor: 'pointer',
});
globalStyle(`${more} > p`, { paddingBlockEnd: space[2] });

export const features = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: `${space[6]} ${space[8]}`,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
      },
    },
  },
});

globalStyle(`${features} > li`, {
  borderBlockStart: `1px solid ${colour.hairline}`,
  paddingBlockStart: space[4],
  scrollMarginBlockStart: space[4],
});

export const tries = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: `${space[5]} ${space[8]}`,
      margin: 0,
      padding: 0,
      listStyle: 'none',
      '@media': {
        [media.medium]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        [media.wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  },
});

export const voice = style({
  '@layer': {
    [component]: { display: 'grid', alignContent: 'start', gap: space[4], maxInlineSize: '44rem', margin: 0 },
  },
});

globalStyle(`${voice} > blockquote`, { margin: 0, fontSize: fontSize[22], lineHeight: 1.4 });
globalStyle(`${voice} > figcaption`, { display: 'flex', alignItems: 'center', gap: space[3] });
globalStyle(`${voice} > figcaption small`, { display: 'block' });
