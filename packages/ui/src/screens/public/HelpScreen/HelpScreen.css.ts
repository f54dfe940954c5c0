import { globalStyle, style } from '@vanilla-extract/css';
import { width } from '../../../layouts/PublicLayout/width.css';
import { component } from '../../../theme/layers.css';
import { media, touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space, fontSize } = vars;

const page_ = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[8],
      paddingBlock: `${space[8]} ${space[16]}`,
      '@media': { [media.wide]: { gap: space[10], paddingBlock: `${space[12]} ${space[16]}` } },
    },
  },
});
export const page = `${width} ${page_}`;

export const top = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'center',
      gap: space[6],
      '@media': {
        [media.wide]: {
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 29rem)',
          gridTemplateAreas: '"intro contacts" "emergency emergency"',
          gap: `${space[10]} ${space[16]}`,
        },
      },
    },
  },
});

/** Places what is below the other on a phone: in danger, the numbers come before our own. */
const area = (name: string) => ({ '@media': { [media.wide]: { gridArea: name } } });

export const intro = style({ '@layer': { [component]: area('intro') } });

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const contacts = style({
  '@layer': {
    [component]: {
      ...plain,
      border: `1px solid ${colour.hairline}`,
      borderRadius: vars.radius.surface,
      paddingInline: space[6],
      background: colour.surface,
      ...area('contacts'),
    },
  },
});

globalStyle(`${contacts} > li`, {
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[4],
  paddingBlock: space[5],
  overflowWrap: 'anywhere',
});
globalStyle(`${contacts} > li > :last-child`, { minInlineSize: 0 });
globalStyle(`${contacts} > li + li`, { borderBlockStart: `1px solid ${colour.hairline}` });
globalStyle(`${contacts} svg`, { flexShrink: 0, color: colour.river });

export const emergency = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[5],
      borderRadius: vars.radius.surface,
      padding: space[6],
      background: colour.criticalSoft,
      '@media': {
        [media.wide]: { gridArea: 'emergency', gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' },
      },
    },
  },
});

export const danger = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', gap: space[2], color: colour.critical },
  },
});
globalStyle(`${danger} > h2`, { '@layer': { [component]: { color: colour.critical } } });

export const lines = style({
  '@layer': {
    [component]: {
      ...plain,
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 7rem), 1fr))',
      gap: space[4],
    },
  },
});

globalStyle(`${lines} a`, {
  display: 'block',
  minBlockSize: touchTarget,
  color: colour.ink,
  fontSize: fontSize[14],
  textDecoration: 'none',
});
globalStyle(`${lines} strong`, {
  display: 'block',
  inlineSize: 'fit-content',
  borderBlockEnd: `2px solid ${colour.critical}`,
  marginBlockEnd: space[1],
  fontSize: fontSize[22],
  lineHeight: 1.2,
});

export const answers = style({
  '@layer': { [component]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] } },
});

export const answersHead = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space[3],
    },
  },
});

export const search = style({ '@layer': { [component]: { flex: '0 1 21rem', minInlineSize: 0 } } });
export const status = style({
  '@layer': { [component]: { minBlockSize: '1.5em', color: colour.inkMuted, fontSize: fontSize[14] } },
});

export const columns = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      gap: space[6],
      '@media': { [media.wide]: { gridTemplateColumns: '15rem minmax(0, 1fr)', gap: space[12] } },
    },
  },
});

export const topics = style({ '@layer': { [component]: {} } });
globalStyle(`${topics} > ul`, {
  ...plain,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space[5]}`,
});
globalStyle(`${topics} > ul`, { '@media': { [media.wide]: { flexDirection: 'column' } } });

export const list = style({ '@layer': { [component]: { display: 'grid', gap: space[8] } } });
globalStyle(`${list} > section`, { scrollMarginBlockStart: space[4] });
globalStyle(`${list} > section > h3`, { paddingBlockEnd: space[3] });

export const question = style({
  '@layer': {
    [component]: { borderBlockStart: `1px solid ${colour.hairline}`, paddingBlockEnd: space[1] },
  },
});
globalStyle(`${question} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[4],
  minBlockSize: touchTarget,
  paddingBlock: space[3],
  fontWeight: vars.fontWeight.bold,
  cursor: 'pointer',
});
globalStyle(`${question} > summary::-webkit-details-marker`, { display: 'none' });
// A shape, and no word for those who are told "expanded".
globalStyle(`${question} > summary::after`, {
  content: '"+" / ""',
  color: colour.inkMuted,
  fontSize: fontSize[22],
  fontWeight: vars.fontWeight.regular,
  lineHeight: 1,
});
globalStyle(`${question}[open] > summary::after`, { content: '"\u2212" / ""' });
globalStyle(`${question} > p`, { maxInlineSize: '42rem', paddingBlockEnd: space[4] });
globalStyle(`${topics} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: touchTarget,
  minInlineSize: touchTarget,
  color: colour.river,
  textUnderlineOffset: '0.22em',
});

export const tries = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: space[6],
      borderBlockStart: `1px solid ${colour.hairline}`,
      paddingBlockStart: space[5],
    },
  },
});
globalStyle(`${tries} > h2`, { '@layer': { [component]: { flexBasis: '100%' } } });

/** Three columns, parted by hairlines. */
export const wrongs = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: space[6],
      borderBlockStart: `1px solid ${colour.hairline}`,
      paddingBlockStart: space[6],
      '@media': { [media.wide]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space[8] } },
    },
  },
});
globalStyle(`${wrongs} > h2`, { '@layer': { [component]: { gridColumn: '1 / -1' } } });
globalStyle(`${wrongs} > div`, {
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: space[2],
  overflowWrap: 'anywhere',
});
globalStyle(`${wrongs} > div + div`, {
  '@media': {
    [media.wide]: { borderInlineStart: `1px solid ${colour.hairline}`, paddingInlineStart: space[8] },
  },
});
export const us = style({
  '@layer': {
    [component]: {
      display: 'grid',
      alignContent: 'start',
      justifyItems: 'start',
      gap: space[3],
      minBlockSize: '7rem',
    },
  },
});
