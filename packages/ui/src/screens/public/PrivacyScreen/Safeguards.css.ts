import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

export const section = style({ '@layer': { [component]: { scrollMarginBlockStart: space[4] } } });

export const list = style({
  '@layer': { [component]: { margin: 0, padding: 0, listStyle: 'none' } },
});

globalStyle(`${list} > li`, {
  borderBlockStart: `1px solid ${colour.hairline}`,
  paddingBlock: space[4],
});
