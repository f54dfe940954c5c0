import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

export const facts = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: `${vars.space[2]} ${vars.space[6]}`,
      margin: 0,
      overflowWrap: 'anywhere',
      '@media': { [media.medium]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
    },
  },
});

export const term = style({ '@layer': { [layout]: { color: vars.colour.inkMuted } } });

export const fact = style({ '@layer': { [layout]: { margin: 0, whiteSpace: 'pre-line' } } });

export const page = style({
  '@layer': {
    [layout]: {
      display: 'block',
      inlineSize: '100%',
      maxInlineSize: '44rem',
      blockSize: 'auto',
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      // A page of paper, in whatever theme.
      background: '#ffffff',
    },
  },
});

export const name = style({ '@layer': { [layout]: { overflowWrap: 'anywhere', minInlineSize: 0 } } });

export const notOnPaper = style({
  '@layer': { [layout]: { '@media': { print: { display: 'none' } } } },
});
