import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [component]: rule } });
const { colour, space } = vars;

/** The other side, as high as a phone leaves room for above the buttons. */
export const room = inLayer({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  minBlockSize: '18rem',
  maxBlockSize: '70vh',
  aspectRatio: '3 / 4',
  inlineSize: '100%',
  borderRadius: vars.radius.surface,
  background: colour.deepSurface,
  color: colour.onRiverDeep,
  '@media': { [media.medium]: { aspectRatio: '16 / 9' } },
});
export const remote = inLayer({
  gridArea: '1 / 1',
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  minBlockSize: 0,
  objectFit: 'contain',
});
/** Sound goes on where there is no picture. */
export const unseen = inLayer({ position: 'absolute', inlineSize: '1px', blockSize: '1px', opacity: 0 });
export const instead = inLayer({
  gridArea: '1 / 1',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[3],
  padding: space[5],
  paddingBlockEnd: '7rem',
  textAlign: 'center',
});
export const own = inLayer({
  position: 'absolute',
  insetInlineEnd: space[4],
  insetBlockEnd: space[4],
  inlineSize: '7rem',
  aspectRatio: '4 / 3',
  borderRadius: vars.radius.control,
  border: `1px solid ${colour.onRiverDeepMuted}`,
  background: colour.deepSurface,
  objectFit: 'cover',
  transform: 'scaleX(-1)',
  '@media': { [media.medium]: { inlineSize: '11rem' } },
});
export const tags = inLayer({
  position: 'absolute',
  insetInlineStart: space[4],
  insetBlockStart: space[4],
  insetInlineEnd: space[4],
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[2],
});
/** The call; where there is room, with the messages beside it. They come before what is needed less often. */
export const beside = inLayer({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.wide]: {
      columnGap: space[5],
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto 1fr',
    },
  },
});
export const messages = inLayer({
  minInlineSize: 0,
  '@media': { [media.wide]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
