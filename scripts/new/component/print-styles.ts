export const printComponentStyles = (): string => `import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, space } = vars;

export const control = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: space[2],
      maxInlineSize: '100%',
      minBlockSize: touchTarget,
      paddingInline: space[3],
      border: \`1px solid \${colour.edge}\`,
      borderRadius: vars.radius.control,
      background: colour.surface,
      color: colour.ink,
      fontWeight: vars.fontWeight.medium,
      textAlign: 'start',
      cursor: 'pointer',
      transition: \`background-color \${vars.motion.quick}, border-color \${vars.motion.quick}\`,
      selectors: {
        '&[data-hovered], &[data-pressed]': { background: colour.riverSoft },
        '&[data-selected]': {
          borderColor: colour.river,
          background: colour.riverSoft,
          color: colour.riverDeep,
        },
        '&[data-disabled]': {
          borderColor: colour.hairline,
          background: 'transparent',
          color: colour.inkMuted,
          cursor: 'not-allowed',
        },
        '&[data-focus-visible]': { outline: \`2px solid \${colour.focus}\`, outlineOffset: '2px' },
      },
    },
  },
});

/** Its place is kept, so that nothing moves when it is turned on: colour alone would not tell. */
export const sign = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      opacity: 0,
      selectors: { '[data-selected] > &': { opacity: 1 } },
    },
  },
});
`;
