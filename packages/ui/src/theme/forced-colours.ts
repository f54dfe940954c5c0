/**
 * If a person forces their own colours on every page, as in Windows' contrast themes, the browser leaves out backgrounds and shadows.
 * Elements that show the selected or current item by one of them use these instead.
 */
const forced = '(forced-colors: active)';

/** A line or a mark that is drawn as a background. */
export const forcedMark = {
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight' } },
} as const;

/** A place with words in one colour, such as the chosen day. */
export const forcedPlace = {
  '@media': { [forced]: { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' } },
} as const;

/** A place whose words have colours of their own. */
export const forcedRing = {
  '@media': { [forced]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
} as const;

/** An element that stands out by its background, such as the knob of a switch. */
export const forcedEdge = { '@media': { [forced]: { border: '1px solid' } } } as const;
