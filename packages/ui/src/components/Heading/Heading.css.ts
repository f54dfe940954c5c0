import { styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { media } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { fontSize, fontWeight } = vars;

const shared = {
  color: vars.colour.ink,
  fontWeight: fontWeight.bold,
  textWrap: 'balance',
} as const;

const fixed = (size: keyof typeof fontSize, lineHeight: number, letterSpacing = '-0.005em') => ({
  '@layer': { [component]: { ...shared, fontSize: fontSize[size], lineHeight, letterSpacing } },
});

/** Sizes above 28 step down on phones, where they would leave three words in a line. */
const stepping = (narrow: keyof typeof fontSize, size: keyof typeof fontSize) => ({
  '@layer': {
    [component]: {
      ...shared,
      fontWeight: fontWeight.heavy,
      fontSize: fontSize[narrow],
      lineHeight: 1.15,
      letterSpacing: '-0.015em',
      '@media': { [media.medium]: { fontSize: fontSize[size] } },
    },
  },
});

export const heading = styleVariants({
  16: fixed(16, 1.4),
  18: fixed(18, 1.35),
  22: fixed(22, 1.25),
  28: fixed(28, 1.2, '-0.01em'),
  36: stepping(28, 36),
  48: stepping(36, 48),
});
