import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';

/** A name may be one long word: in large letters it breaks where it must. */
export const words = style({ '@layer': { [layout]: { minInlineSize: 0, overflowWrap: 'anywhere' } } });

/** Hides what paper has no use for. */
export const screenOnly = style({
  '@layer': { [layout]: { '@media': { print: { display: 'none' } } } },
});

export const paperOnly = style({
  '@layer': { [layout]: { '@media': { screen: { display: 'none' } } } },
});

/** Entered by mistake: it says nothing any more. */
export const struck = style({ '@layer': { [layout]: { textDecoration: 'line-through' } } });
