import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [layout]: rule } });

export const bar = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
});

export const charts = inLayer({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: snugSpace(5),
  '@media': { [media.wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const whole = inLayer({ '@media': { [media.wide]: { gridColumn: '1 / -1' } } });

export const courses = inLayer({ display: 'grid', gap: vars.space[4], margin: 0 });
export const course = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[1]} ${vars.space[4]}`,
});

/** About as high as what will stand there, so that nothing below it moves far. */
export const coming = inLayer({ minBlockSize: '60rem' });

/** Says what happened, in words: a name and its sentence, side by side where there is room. */
export const words = inLayer({ display: 'grid', gap: vars.space[3], margin: 0 });
globalStyle(`${words} > div`, {
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: `0 ${vars.space[5]}`,
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      paddingBlockStart: vars.space[3],
      '@media': { [media.medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
    },
  },
});
globalStyle(`${words} dt`, { '@layer': { [layout]: { fontWeight: vars.fontWeight.bold } } });
globalStyle(`${words} dd`, { '@layer': { [layout]: { margin: 0 } } });
