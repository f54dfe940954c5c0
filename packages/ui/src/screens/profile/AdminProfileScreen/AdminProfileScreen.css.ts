import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** The value beside its label; below it if there is no space. */
export const facts = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: `${vars.space[1]} ${vars.space[6]}`,
      margin: 0,
      overflowWrap: 'anywhere',
      '@media': { [media.medium]: { gridTemplateColumns: 'max-content 1fr', rowGap: vars.space[3] } },
    },
  },
});

/** A name breaks rather than widening the page. */
export const name = style({ '@layer': { [layout]: { minInlineSize: 0, overflowWrap: 'anywhere' } } });
