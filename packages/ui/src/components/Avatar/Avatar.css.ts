import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, fontSize, radius } = vars;

export const avatar = style({
  '@layer': {
    [component]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      background: colour.riverSoft,
      color: colour.riverDeep,
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1,
      // Anek's capitals sit low in their line.
      paddingBlockStart: '0.12em',
      selectors: {
        '&[data-tone=marigold]': { background: colour.marigold, color: colour.onMarigold },
        '[data-theme="high-contrast"] &': { border: '1px solid currentColor' },
      },
    },
  },
});

/** Over the initials, which are there until it is. */
export const photo = style({
  '@layer': {
    [component]: {
      position: 'absolute',
      inset: 0,
      inlineSize: '100%',
      blockSize: '100%',
      objectFit: 'cover',
    },
  },
});

export const size = styleVariants(
  {
    small: { side: '2.25rem', font: fontSize[14], round: radius.pill },
    medium: { side: '3rem', font: fontSize[16], round: radius.pill },
    large: { side: '5.25rem', font: fontSize[28], round: radius.surface },
  },
  ({ side, font, round }) => ({
    '@layer': { [component]: { inlineSize: side, blockSize: side, fontSize: font, borderRadius: round } },
  }),
);
