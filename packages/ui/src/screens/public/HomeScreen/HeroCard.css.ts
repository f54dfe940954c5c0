import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space, fontSize } = vars;

export const place = style({ '@layer': { [component]: { maxInlineSize: '28rem' } } });

export const value = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'baseline',
      flexWrap: 'wrap',
      gap: space[2],
      marginBlock: `${space[2]} ${space[4]}`,
      fontSize: fontSize[36],
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: 1.2,
    },
  },
});

globalStyle(`${value} > small`, { color: colour.inkMuted, fontSize: fontSize[16] });
globalStyle(`${value} > span`, { color: colour.inkMuted });

export const chart = style({ '@layer': { [component]: { display: 'block', inlineSize: '100%' } } });
/** The drawing shrinks with a phone, its letters must not. */
const letters = { fontSize: '16px', '@media': { [media.medium]: { fontSize: '12px' } } };
export const band = style({ '@layer': { [component]: { fill: colour.riverSoft } } });
export const lowerBand = style({ '@layer': { [component]: { fill: colour.riverSoft, opacity: 0.6 } } });
export const grid = style({ '@layer': { [component]: { stroke: colour.hairline } } });
export const tick = style({
  '@layer': { [component]: { fill: colour.inkMuted, ...letters, fontVariantNumeric: 'tabular-nums' } },
});

const drawn = { fill: 'none', strokeWidth: 2, strokeLinejoin: 'round' } as const;
export const first = style({ '@layer': { [component]: { ...drawn, stroke: colour.river } } });
export const second = style({ '@layer': { [component]: { ...drawn, stroke: colour.riverFaint } } });
export const point = style({
  '@layer': { [component]: { fill: colour.surface, stroke: colour.river, strokeWidth: 1.6 } },
});
export const above = style({ '@layer': { [component]: { fill: colour.high } } });
export const name = style({
  '@layer': {
    [component]: { fill: colour.ink, ...letters, fontWeight: vars.fontWeight.bold },
  },
});

export const who = style({
  '@layer': {
    [component]: {
      marginBlockStart: space[4],
      borderBlockStart: `1px solid ${colour.hairline}`,
      paddingBlockStart: space[4],
      fontSize: fontSize[14],
    },
  },
});
