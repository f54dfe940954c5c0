import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media, touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [component]: rule } });
const { colour, space } = vars;

export const check = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: space[6],
  '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: space[8] } },
});

/** As wide as a camera's picture, whether there is one or not. */
export const picture = inLayer({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: vars.radius.surface,
  background: colour.deepSurface,
});
export const video = inLayer({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  transform: 'scaleX(-1)',
});
export const noPicture = inLayer({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  blockSize: '100%',
  margin: 0,
  padding: space[5],
  color: colour.onRiverDeep,
  textAlign: 'center',
});

export const choice = inLayer({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const list = inLayer({ position: 'relative', display: 'block' });
globalStyle(`${list} > svg`, {
  '@layer': {
    [component]: {
      position: 'absolute',
      insetInlineEnd: space[3],
      insetBlockStart: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
    },
  },
});
export const select = inLayer({
  appearance: 'none',
  inlineSize: '100%',
  minBlockSize: touchTarget,
  paddingInline: `${space[3]} ${space[8]}`,
  border: `1px solid ${colour.edge}`,
  borderRadius: vars.radius.control,
  background: colour.surface,
  color: colour.ink,
  font: 'inherit',
  textOverflow: 'ellipsis',
  selectors: {
    '&:focus-visible': { outline: `2px solid ${colour.focus}`, outlineOffset: '2px' },
  },
});

export const meter = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 5.5rem',
  alignItems: 'center',
  gap: space[3],
  fontSize: vars.fontSize[14],
});
globalStyle(`${meter} > svg`, { '@layer': { [component]: { inlineSize: '100%', blockSize: '0.75rem' } } });
export const lit = inLayer({ fill: colour.river });
export const unlit = inLayer({ fill: colour.hairline });
