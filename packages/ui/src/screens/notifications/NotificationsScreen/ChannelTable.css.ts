import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

export const table = style({
  '@layer': {
    [layout]: { inlineSize: '100%', borderCollapse: 'collapse', tableLayout: 'auto' },
  },
});

export const corner = style({
  '@layer': {
    [layout]: {
      paddingBlockEnd: space[2],
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.regular,
      color: colour.inkMuted,
      textAlign: 'start',
    },
  },
});

export const head = style({
  '@layer': {
    [layout]: {
      inlineSize: touchTarget,
      paddingInline: space[1],
      paddingBlockEnd: space[2],
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.regular,
      color: colour.inkMuted,
      textAlign: 'center',
      whiteSpace: 'nowrap',
    },
  },
});

export const row = style({
  '@layer': { [layout]: { borderBlockStart: `1px solid ${colour.hairline}` } },
});

export const name = style({
  '@layer': {
    [layout]: {
      paddingInlineEnd: space[2],
      fontSize: vars.fontSize[16],
      fontWeight: vars.fontWeight.regular,
      textAlign: 'start',
    },
  },
});

export const cell = style({
  '@layer': { [layout]: { padding: 0, textAlign: 'center', inlineSize: touchTarget } },
});

export const list = style({ '@layer': { [layout]: { margin: 0, padding: 0, listStyle: 'none' } } });

export const item = style({
  '@layer': {
    [layout]: {
      paddingBlockStart: space[3],
      selectors: { '& + &': { borderBlockStart: `1px solid ${colour.hairline}` } },
    },
  },
});

export const boxes = style({
  '@layer': { [layout]: { display: 'flex', flexWrap: 'wrap', columnGap: space[5] } },
});

export const note = style({
  '@layer': { [layout]: { paddingBlockStart: space[3] } },
});
