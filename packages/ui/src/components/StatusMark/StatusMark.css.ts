import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';
import type { ClinicalStatus } from '../private/reading/reading';

const colours: Record<ClinicalStatus, string> = {
  'in-range': vars.colour.inRange,
  high: vars.colour.high,
  low: vars.colour.low,
  critical: vars.colour.critical,
  'not-assessed': vars.colour.notAssessed,
};

export const mark = style({
  '@layer': {
    [component]: { flexShrink: 0, inlineSize: '0.75em', blockSize: '0.75em', overflow: 'visible' },
  },
});

/** With forced colours, none of ours is certain to be visible on the person's background. */
const forced = '(forced-colors: active)';

export const glyph = styleVariants(colours, (colour, status) => ({
  '@layer': {
    [component]:
      status === 'not-assessed'
        ? {
            fill: 'none',
            stroke: colour,
            strokeWidth: 1.75,
            strokeDasharray: '2.4 1.8',
            '@media': { [forced]: { stroke: 'CanvasText' } },
          }
        : {
            fill: colour,
            stroke: colour,
            strokeWidth: 1,
            strokeLinejoin: 'round',
            '@media': { [forced]: { fill: 'CanvasText', stroke: 'CanvasText' } },
          },
  },
}));
