import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const { colour, space, fontSize, fontWeight } = vars;

export const figures = style({
  '@layer': {
    [component]: {
      display: 'grid',
      // Side by side on a desk, and one below the other where the letters are large.
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      gap: space[6],
      margin: 0,
      paddingBlock: space[5],
      borderBlock: `1px solid ${colour.hairline}`,
    },
  },
});

globalStyle(`${figures} > div`, { display: 'flex', flexDirection: 'column-reverse' });
globalStyle(`${figures} dt`, { color: colour.inkMuted });
globalStyle(`${figures} dd`, {
  margin: 0,
  fontSize: fontSize[28],
  fontWeight: fontWeight.heavy,
  fontVariantNumeric: 'tabular-nums lining-nums',
});
