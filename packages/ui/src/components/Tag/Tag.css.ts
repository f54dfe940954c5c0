import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour } = vars;

export const tag = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space[1],
      minBlockSize: '24px',
      padding: `1px ${vars.space[2]}`,
      border: '1px solid transparent',
      borderRadius: vars.radius.pill,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1.25,
      // In one line, unless that is wider than all there is.
      inlineSize: 'max-content',
      maxInlineSize: '100%',
      // In high contrast all soft grounds are white; the edge keeps the pill.
      selectors: { '[data-theme="high-contrast"] &': { borderColor: 'currentColor' } },
    },
  },
});

export const tone = styleVariants(
  {
    neutral: [colour.notAssessed, colour.notAssessedSoft],
    info: [colour.riverDeep, colour.riverSoft],
    done: [colour.inRange, colour.inRangeSoft],
    attention: [colour.marigoldInk, colour.marigoldSoft],
    critical: [colour.critical, colour.criticalSoft],
  },
  ([color, background]) => ({ '@layer': { [component]: { color, background } } }),
);
