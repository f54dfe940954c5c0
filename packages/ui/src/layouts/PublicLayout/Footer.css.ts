import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { media, touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';
import { width } from './width.css';

const { colour, space, fontSize } = vars;

export const footer = style({
  '@layer': {
    [layout]: { borderBlockStart: `1px solid ${colour.hairline}`, background: colour.sunken },
  },
});

const padded = style({ '@layer': { [layout]: { paddingBlock: `${space[10]} ${space[6]}` } } });
export const inner = `${width} ${padded}`;

export const top = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: space[8],
      '@media': { [media.wide]: { gridTemplateColumns: '3fr 7fr' } },
    },
  },
});

export const contact = style({
  '@layer': { [layout]: { display: 'grid', alignContent: 'start', gap: space[4] } },
});

const plain = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const ways = style({ '@layer': { [layout]: { ...plain, display: 'grid', gap: space[3] } } });

globalStyle(`${ways} > li`, {
  '@layer': { [layout]: { display: 'flex', alignItems: 'center', gap: space[3], color: colour.inkMuted } },
});

export const address = style({ '@layer': { [layout]: { maxInlineSize: '20rem' } } });

export const columns = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
      gap: `${space[6]} ${space[4]}`,
    },
  },
});

export const title = style({
  '@layer': {
    [layout]: {
      margin: 0,
      paddingBlockEnd: space[1],
      fontSize: fontSize[14],
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1.5,
    },
  },
});

export const list = style({ '@layer': { [layout]: plain } });

export const place = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: touchTarget,
      color: colour.inkMuted,
      textDecoration: 'none',
      selectors: {
        '&[data-hovered]': { color: colour.ink, textDecoration: 'underline', textUnderlineOffset: '0.3em' },
      },
    },
  },
});

export const bottom = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: `${space[3]} ${space[6]}`,
      marginBlockStart: space[8],
      borderBlockStart: `1px solid ${colour.hairline}`,
      paddingBlockStart: space[5],
      color: colour.inkMuted,
      fontSize: fontSize[14],
    },
  },
});

export const compliance = style({ '@layer': { [layout]: { flex: '1 1 20rem' } } });

export const social = style({
  '@layer': { [layout]: { ...plain, display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[5]}` } },
});
