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
      paddingBlock: space[2],
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
        // Greys are black in this theme: the line shows the state there.
        '[data-theme="high-contrast"] &[data-disabled]': { borderStyle: 'dashed' },
        '&[data-focus-visible]': { outline: \`2px solid \${colour.focus}\`, outlineOffset: '2px' },
      },
    },
  },
});

/** Colour alone is not enough: a tick appears in the box, and nothing moves. */
export const sign = style({
  '@layer': {
    [component]: {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      border: '1px solid currentColor',
      borderRadius: '4px',
    },
  },
});

export const tick = style({
  '@layer': {
    [component]: {
      display: 'grid',
      opacity: 0,
      selectors: { '[data-selected] &': { opacity: 1 } },
    },
  },
});
`;
