import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

/** Below this there is room for the way back, not for the whole way. */
const narrow = '(max-width: 29.99rem)';

export const frame = style({
  '@layer': { [component]: { containerType: 'inline-size', inlineSize: '100%', minInlineSize: 0 } },
});

export const list = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: space[1],
      // The words stand at the edge of the page, though what is touched is larger than they are.
      marginInlineStart: `calc(-1 * ${space[1]})`,
    },
  },
});

export const item = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[1],
      minInlineSize: 0,
      minBlockSize: touchTarget,
      fontSize: vars.fontSize[14],
      '@container': { [narrow]: { selectors: { '&:not([data-way-back])': { display: 'none' } } } },
    },
  },
});

export const link = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[1],
      minBlockSize: touchTarget,
      minInlineSize: touchTarget,
      justifyContent: 'center',
      paddingInline: space[1],
      borderRadius: vars.radius.control,
      color: colour.river,
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.22em',
      selectors: {
        '&[data-hovered], &[data-pressed]': { textDecoration: 'underline' },
        '&[data-focus-visible]': { outlineOffset: '-2px' },
      },
    },
  },
});

export const current = style({
  '@layer': {
    [component]: { paddingInline: space[1], color: colour.inkMuted, overflowWrap: 'anywhere' },
  },
});

const sign = { color: colour.inkMuted, selectors: { '&:dir(rtl)': { scale: '-1 1' } } };

/** Between two places. */
export const between = style({
  '@layer': { [component]: { ...sign, display: 'flex', '@container': { [narrow]: { display: 'none' } } } },
});

/** Before the one place that is left. */
export const back = style({
  '@layer': { [component]: { ...sign, display: 'none', '@container': { [narrow]: { display: 'flex' } } } },
});
