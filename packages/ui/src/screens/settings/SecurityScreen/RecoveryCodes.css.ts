import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

export const codes = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gridTemplateColumns: '1fr',
      gap: `${vars.space[2]} ${vars.space[6]}`,
      justifyItems: 'center',
      padding: vars.space[4],
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      background: vars.colour.sunken,
      listStyle: 'none',
      fontFamily: vars.font.code,
      '@media': {
        [media.medium]: { gridTemplateColumns: '1fr 1fr' },
        print: { gridTemplateColumns: '1fr 1fr' },
      },
    },
  },
});

/** On the sheet of paper only: what the codes are for. */
export const paperTitle = style({
  '@layer': {
    [component]: {
      display: 'none',
      '@media': { print: { display: 'block', paddingBlockEnd: vars.space[4] } },
    },
  },
});

// The page behind the dialog, and all of the dialog but the codes, stay off the paper.
globalStyle(
  ':root:has([data-print="only"]) body :not(:has([data-print="only"]), [data-print="only"], [data-print="only"] *)',
  { '@layer': { [component]: { '@media': { print: { display: 'none !important' } } } } },
);
