import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

export const times = style({
  '@layer': {
    [layout]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: space[3] },
  },
});

/** Set back: something to know, or an example. */
export const box = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      gap: space[3],
      padding: space[3],
      borderRadius: vars.radius.control,
      background: colour.sunken,
      selectors: { '[data-theme="high-contrast"] &': { border: `1px solid ${colour.hairline}` } },
    },
  },
});

/** As high as a line, so that it stands beside the first one. */
export const sign = style({
  '@layer': {
    [layout]: { display: 'flex', alignItems: 'center', blockSize: '1.5rem', color: colour.river },
  },
});

export const deviceButtons = style({
  '@layer': { [layout]: { display: 'flex', flexWrap: 'wrap', gap: space[2] } },
});
