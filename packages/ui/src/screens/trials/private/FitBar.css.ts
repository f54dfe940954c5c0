import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

export const bar = style({ '@layer': { [layout]: { display: 'flex', gap: '0.125rem', height: '0.5rem' } } });

export const part = style({
  '@layer': {
    [layout]: {
      flex: 1,
      borderRadius: vars.radius.control,
      border: `1px dashed ${vars.colour.edge}`,
      selectors: {
        '&[data-result="met"]': {
          background: vars.colour.inRange,
          border: `1px solid ${vars.colour.inRange}`,
        },
        '&[data-result="not-met"]': { background: vars.colour.high, border: `1px solid ${vars.colour.high}` },
      },
      '@media': {
        '(forced-colors: active)': {
          selectors: {
            '&[data-result="met"]': { background: 'CanvasText' },
            '&[data-result="not-met"]': { background: 'GrayText' },
          },
        },
      },
    },
  },
});
