import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

export const measurement = style({
  '@layer': {
    [component]: {
      color: vars.colour.ink,
      fontVariantNumeric: 'tabular-nums lining-nums',
      // The upper number stands first in every script: 122 / 78 read backwards is another pressure.
      direction: 'ltr',
      unicodeBidi: 'isolate',
    },
  },
});

/** The numbers stay together; the unit may stand on the next line of a narrow card. */
export const parts = styleVariants(
  {
    small: { fontSize: 'inherit', fontWeight: 'inherit' },
    // Six digits, as of a dangerous pressure, stay within half of a 320 px screen.
    medium: {
      fontSize: `clamp(1.4375rem, 7.15vw, ${vars.fontSize[28]})`,
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1.25,
    },
    large: {
      // On a narrow screen with large text it grows as far as there is room.
      fontSize: 'min(clamp(2.25rem, 1.75rem + 2vw, 3rem), 18vw)',
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1.15,
    },
  },
  (size) => ({ '@layer': { [component]: { ...size, whiteSpace: 'nowrap' } } }),
);

export const slash = style({
  '@layer': { [component]: { color: vars.colour.inkMuted, fontWeight: vars.fontWeight.regular } },
});

export const unit = styleVariants(
  {
    small: { color: 'inherit', fontWeight: vars.fontWeight.regular },
    medium: { marginInlineStart: '0.15em', color: vars.colour.inkMuted, fontSize: vars.fontSize[16] },
    large: { marginInlineStart: '0.15em', color: vars.colour.inkMuted, fontSize: vars.fontSize[18] },
  },
  (size) => ({ '@layer': { [component]: { ...size, whiteSpace: 'nowrap' } } }),
);
