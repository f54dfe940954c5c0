import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** On paper the date with its year takes the place of "Today". */
export const when = style({
  '@layer': {
    [component]: {
      '@media': {
        print: {
          fontSize: 0,
          selectors: { '&::after': { content: 'attr(data-paper)', fontSize: vars.fontSize[14] } },
        },
      },
    },
  },
});
