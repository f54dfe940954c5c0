import { recipe } from '@vanilla-extract/recipes';
import { component } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

const disabled = '&[data-disabled]:not([data-pending])';

export const button = recipe({
  base: {
    '@layer': {
      [component]: {
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: space[2],
        minBlockSize: touchTarget,
        minInlineSize: touchTarget,
        maxInlineSize: '100%',
        border: '1px solid transparent',
        borderRadius: vars.radius.control,
        fontWeight: vars.fontWeight.bold,
        lineHeight: 1.25,
        textAlign: 'center',
        textDecoration: 'none',
        cursor: 'pointer',
        userSelect: 'none',
        transition: `background-color ${vars.motion.quick}, border-color ${vars.motion.quick}`,
        WebkitTapHighlightColor: 'transparent',
        selectors: {
          [disabled]: { cursor: 'not-allowed' },
          '&[data-pending]': { cursor: 'progress' },
          // Paper cannot be pressed, but a number on it can be dialled.
          '&:not([href^="tel:"])': { '@media': { print: { display: 'none' } } },
          '&[href^="tel:"]': {
            '@media': { print: { background: 'none', borderColor: colour.ink, color: colour.ink } },
          },
        },
      },
    },
  },
  variants: {
    tone: {
      primary: {
        '@layer': {
          [component]: {
            background: colour.river,
            color: colour.onRiver,
            selectors: {
              '&[data-hovered], &[data-pressed]': { background: colour.riverHover },
              [disabled]: { background: colour.notAssessedSoft, color: colour.inkMuted },
            },
          },
        },
      },
      secondary: {
        '@layer': {
          [component]: {
            background: colour.surface,
            borderColor: colour.edge,
            color: colour.ink,
            selectors: {
              '&[data-hovered], &[data-pressed]': {
                background: colour.riverSoft,
                borderColor: colour.inkMuted,
              },
              [disabled]: {
                background: 'transparent',
                borderColor: colour.hairline,
                color: colour.inkMuted,
              },
            },
          },
        },
      },
      quiet: {
        '@layer': {
          [component]: {
            background: 'transparent',
            color: colour.ink,
            selectors: {
              '&[data-hovered], &[data-pressed], &[aria-haspopup][aria-expanded="true"]': {
                background: colour.riverSoft,
              },
              [disabled]: { color: colour.inkMuted },
            },
          },
        },
      },
      critical: {
        '@layer': {
          [component]: {
            background: colour.critical,
            color: colour.onCritical,
            selectors: {
              '&[data-hovered], &[data-pressed]': { background: colour.criticalHover },
              [disabled]: { background: colour.notAssessedSoft, color: colour.inkMuted },
            },
          },
        },
      },
    },
    size: {
      medium: { '@layer': { [component]: { padding: `${space[2]} ${snugSpace(5)}` } } },
      small: {
        '@layer': { [component]: { padding: `${space[1]} ${space[3]}`, fontSize: vars.fontSize[14] } },
      },
      trigger: { '@layer': { [component]: { padding: space[1], textAlign: 'start' } } },
      square: { '@layer': { [component]: { inlineSize: touchTarget, padding: 0, flexShrink: 0 } } },
    },
    isFullWidth: { true: { '@layer': { [component]: { display: 'flex', inlineSize: '100%' } } } },
  },
});
