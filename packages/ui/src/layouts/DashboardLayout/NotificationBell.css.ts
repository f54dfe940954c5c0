import { style } from '@vanilla-extract/css';
import { layout } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

const { colour, radius } = vars;

export const bell = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      inlineSize: touchTarget,
      blockSize: touchTarget,
      borderRadius: radius.control,
      color: colour.ink,
      selectors: { '&[data-hovered]': { background: colour.riverSoft } },
    },
  },
});

export const badge = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '22px',
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minInlineSize: '1.25rem',
      blockSize: '1.25rem',
      paddingInline: '0.25rem',
      // Anek's figures sit low in their line.
      paddingBlockStart: '0.1em',
      borderRadius: radius.pill,
      background: colour.marigold,
      color: colour.onMarigold,
      fontSize: '0.75rem',
      fontWeight: vars.fontWeight.bold,
      lineHeight: 1,
    },
  },
});
