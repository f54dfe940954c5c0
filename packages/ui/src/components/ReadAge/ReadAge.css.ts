import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const age = style({
  '@layer': {
    [component]: {
      display: 'flex',
      gap: vars.space[2],
      margin: 0,
      maxInlineSize: '65ch',
      color: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      lineHeight: 1.5,
    },
  },
});

export const whole = style({
  '@layer': { [component]: { display: 'none', '@media': { [media.medium]: { display: 'inline' } } } },
});

export const short = style({
  '@layer': { [component]: { '@media': { [media.medium]: { display: 'none' } } } },
});

/** As high as a line, so that the icon stands beside the first one. */
export const sign = style({
  '@layer': { [component]: { display: 'flex', alignItems: 'center', blockSize: '1.5em' } },
});
