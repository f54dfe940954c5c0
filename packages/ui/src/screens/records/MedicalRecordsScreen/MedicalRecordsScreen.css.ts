import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

export const month = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[2],
      paddingBlock: vars.space[3],
      borderBlockStart: `1px solid ${vars.colour.hairline}`,
      '@media': { [media.medium]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
    },
  },
});

export const rows = style({
  '@layer': { [layout]: { listStyle: 'none', margin: 0, padding: 0, minInlineSize: 0 } },
});

export const row = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space[4],
      alignItems: 'start',
      paddingBlock: vars.space[2],
      // Names of files and titles may have no spaces to break at.
      overflowWrap: 'anywhere',
    },
  },
});

export const sign = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2.5rem',
      blockSize: '2.5rem',
      borderRadius: '50%',
      border: `1px solid ${vars.colour.hairline}`,
      color: vars.colour.river,
    },
  },
});

export const find = style({
  '@layer': { [layout]: { flexGrow: 1, minInlineSize: 'min(16rem, 100%)', maxInlineSize: '26rem' } },
});
