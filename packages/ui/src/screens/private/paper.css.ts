import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** Only on paper. */
export const paper = style({
  '@layer': { [layout]: { display: 'none', '@media': { print: { display: 'block' } } } },
});

export const head = style({
  '@layer': { [layout]: { paddingBlockEnd: vars.space[3], borderBlockEnd: `1px solid ${vars.colour.ink}` } },
});

export const table = style({
  '@layer': {
    [layout]: {
      inlineSize: '100%',
      marginBlock: vars.space[4],
      borderCollapse: 'collapse',
      fontSize: vars.fontSize[14],
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
});

export const cell = style({
  '@layer': {
    [layout]: {
      padding: `${vars.space[1]} ${vars.space[3]} ${vars.space[1]} 0`,
      borderBlockEnd: `1px solid ${vars.colour.hairline}`,
      fontWeight: vars.fontWeight.regular,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});

/** Values that people compare from row to row do not break. */
export const whole = style([cell, { '@layer': { [layout]: { whiteSpace: 'nowrap' } } }]);

export const heading = style([
  cell,
  { '@layer': { [layout]: { fontWeight: vars.fontWeight.bold, borderBlockEndColor: vars.colour.ink } } },
]);
