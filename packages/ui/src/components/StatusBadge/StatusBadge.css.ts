import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const tone = (colour: string, background: string) => ({
  '@layer': { [component]: { color: colour, background } },
});

export const badge = recipe({
  base: {
    '@layer': {
      [component]: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: vars.space[1],
        borderRadius: vars.radius.pill,
        fontWeight: vars.fontWeight.bold,
        lineHeight: 1.25,
        // In one line, unless that is wider than all there is: in a narrow tile it may touch the padding.
        inlineSize: 'max-content',
        maxInlineSize: 'max(100%, 40vw)',
        // In high contrast all soft grounds are white; the edge keeps the pill.
        border: '1px solid transparent',
        selectors: { '[data-theme="high-contrast"] &': { borderColor: 'currentColor' } },
      },
    },
  },
  variants: {
    status: {
      'in-range': tone(vars.colour.inRange, vars.colour.inRangeSoft),
      high: tone(vars.colour.high, vars.colour.highSoft),
      low: tone(vars.colour.low, vars.colour.lowSoft),
      critical: tone(vars.colour.critical, vars.colour.criticalSoft),
      'not-assessed': tone(vars.colour.notAssessed, vars.colour.notAssessedSoft),
    },
    size: {
      small: {
        '@layer': {
          [component]: { fontSize: vars.fontSize[14], padding: `1px ${vars.space[2]}`, minBlockSize: '24px' },
        },
      },
      medium: {
        '@layer': {
          [component]: { fontSize: vars.fontSize[16], padding: `2px ${vars.space[3]}`, minBlockSize: '30px' },
        },
      },
    },
  },
});
