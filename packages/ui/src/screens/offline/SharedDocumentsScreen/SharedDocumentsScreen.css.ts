import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** Names of files have no spaces to break at. */
export const name = style({ '@layer': { [layout]: { overflowWrap: 'anywhere', minInlineSize: 0 } } });

export const row = style({
  '@layer': {
    [layout]: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: vars.space[3] },
  },
});

export const sign = style({
  '@layer': { [layout]: { paddingBlockStart: '2px', color: vars.colour.inkMuted } },
});
