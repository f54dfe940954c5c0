import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { snugSpace } from '../../theme/snug';
import { vars } from '../../theme/vars.css';

export const advice = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[4],
      padding: snugSpace(5),
      borderRadius: vars.radius.surface,
      border: `1px solid ${vars.colour.hairline}`,
      background: vars.colour.sunken,
      color: vars.colour.ink,
      containerType: 'inline-size',
      // Long words break where people set their text large, before anything of this leaves the screen.
      gridTemplateColumns: 'minmax(0, 1fr)',
      overflowWrap: 'anywhere',
      selectors: {
        '&[data-critical]': { borderColor: vars.colour.critical, background: vars.colour.criticalSoft },
      },
    },
  },
});

export const title = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'baseline',
      gap: vars.space[2],
      selectors: { '[data-critical] > &': { color: vars.colour.critical } },
    },
  },
});

export const list = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: vars.space[1],
      margin: 0,
      marginBlockStart: vars.space[1],
      paddingInlineStart: vars.space[5],
      maxInlineSize: '65ch',
    },
  },
});
export const steps = style({ '@layer': { [component]: { listStyle: 'decimal' } } });
export const signs = style({ '@layer': { [component]: { listStyle: 'disc' } } });

/** First-aid steps and signs to watch for are side by side if there is space. */
export const columns = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: `${vars.space[4]} ${vars.space[8]}`,
      '@container': { '(min-width: 44rem)': { gridTemplateColumns: '1fr 1fr' } },
    },
  },
});
