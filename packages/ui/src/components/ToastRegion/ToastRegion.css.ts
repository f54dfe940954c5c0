import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour, radius, space } = vars;

const arrive = keyframes({ from: { opacity: 0, translate: '1rem 0' } });

export const region = style({
  '@layer': {
    [component]: {
      position: 'fixed',
      insetBlockStart: space[4],
      insetInlineEnd: space[4],
      zIndex: 60,
      inlineSize: 'min(24rem, 100vw - 2rem)',
      maxBlockSize: 'calc(100dvh - 2rem)',
      overflowY: 'auto',
      borderRadius: radius.control,
      // An open dialog switches the rest of the page off; these lie above it.
      pointerEvents: 'auto',
      selectors: { '&[data-at-end]': { insetBlock: `auto ${space[4]}` } },
    },
  },
});

export const list = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column', gap: space[2] } },
});

export const toast = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: space[3],
      paddingBlock: space[1],
      paddingInline: `${space[4]} ${space[1]}`,
      border: `1px solid ${colour.hairline}`,
      borderRadius: radius.control,
      background: colour.surface,
      color: colour.ink,
      boxShadow: vars.shadow.raised,
      outlineOffset: '-2px',
      animation: `${arrive} ${vars.motion.calm} ease-out`,
    },
  },
});

export const sign = styleVariants(
  { success: colour.inRange, error: colour.critical, info: colour.river, notification: colour.river },
  (color) => ({ '@layer': { [component]: { color } } }),
);

export const content = style({
  '@layer': { [component]: { flex: 1, minInlineSize: 0, paddingBlock: space[2] } },
});
