import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** The ground of what opens beside its control and closes again. */
export const overlay = style({
  '@layer': {
    [component]: {
      overflow: 'auto',
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: vars.radius.control,
      background: vars.colour.surface,
      color: vars.colour.ink,
      boxShadow: vars.shadow.raised,
      transition: `opacity ${vars.motion.quick}, translate ${vars.motion.quick}`,
      selectors: {
        '&[data-entering], &[data-exiting]': { opacity: 0 },
        '&[data-entering][data-placement="bottom"]': { translate: '0 -4px' },
        '&[data-entering][data-placement="top"]': { translate: '0 4px' },
      },
      '@media': { print: { display: 'none' } },
    },
  },
});
