import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const { colour, radius, space } = vars;

/** Takes the room beside a face or an icon; long names break. */
export const grows = style({
  '@layer': { [layout]: { flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' } },
});

/** A page with names in it, which break where they are longer than a line. */
export const named = style({ '@layer': { [layout]: { overflowWrap: 'anywhere' } } });

/** A part that waits for an answer. */
export const waiting = style({
  '@layer': {
    [layout]: {
      padding: space[3],
      borderRadius: radius.control,
      background: colour.marigoldSoft,
      overflowWrap: 'anywhere',
      selectors: { '[data-theme="high-contrast"] &': { border: '1px solid currentColor' } },
    },
  },
});

/** The numbers to call, in red. */
export const urgent = style({
  '@layer': { [layout]: { color: colour.critical, fontWeight: vars.fontWeight.bold } },
});

/** A list of points in a text. */
export const points = style({
  '@layer': {
    [layout]: { margin: 0, paddingInlineStart: space[5], listStyle: 'disc', display: 'grid', gap: space[2] },
  },
});
