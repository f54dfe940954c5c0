import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media, touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const to = style({
  '@layer': { [component]: { paddingInline: `${space[1]} ${space[2]}`, color: colour.inkMuted } },
});

export const window = style({
  '@layer': {
    [component]: {
      outline: 'none',
      '@media': { [media.medium]: { display: 'flex' } },
    },
  },
});

/** Above the days on a phone, beside them from there on. */
export const presets = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: space[1],
      // As wide as the days, whatever the words.
      inlineSize: 0,
      minInlineSize: '100%',
      padding: space[2],
      borderBlockEnd: `1px solid ${colour.hairline}`,
      '@media': {
        [media.medium]: {
          flexDirection: 'column',
          flexWrap: 'nowrap',
          inlineSize: 'auto',
          minInlineSize: 0,
          padding: space[3],
          borderBlockEnd: 0,
          borderInlineEnd: `1px solid ${colour.hairline}`,
        },
      },
    },
  },
});

export const preset = style({
  '@layer': {
    [component]: {
      minBlockSize: touchTarget,
      paddingInline: space[3],
      border: '1px solid transparent',
      borderRadius: vars.radius.control,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.medium,
      textAlign: 'start',
      cursor: 'pointer',
      selectors: {
        '&[data-hovered], &[data-pressed]': { background: colour.riverSoft },
        '&[aria-pressed="true"]': {
          background: colour.riverSoft,
          borderColor: colour.river,
          fontWeight: vars.fontWeight.bold,
        },
      },
    },
  },
});
