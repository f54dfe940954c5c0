import { globalStyle, style } from '@vanilla-extract/css';
import { base, layout } from '../theme/layers.css';
import { vars } from '../theme/vars.css';

export const sheet = style({
  '@layer': { [layout]: { display: 'grid', gap: vars.space[6], justifyItems: 'stretch' } },
});

export const row = style({
  '@layer': { [layout]: { display: 'grid', gap: vars.space[2], minInlineSize: 0 } },
});

export const name = style({
  '@layer': {
    [layout]: {
      display: 'block',
      color: vars.colour.inkMuted,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
      ':first-letter': { textTransform: 'uppercase' },
    },
  },
});

export const examples = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[4],
      alignItems: 'flex-start',
      minInlineSize: 0,
    },
  },
});

/** States beside each other, as many as fit. */
export const block = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[6],
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
      alignItems: 'start',
    },
  },
});

/** Each state in a line of its own. */
export const line = style({ '@layer': { [layout]: { display: 'grid', gap: vars.space[6] } } });

export const screen = style({
  '@layer': {
    [layout]: {
      // Elements fixed to the window stay within the frame of their own state.
      contain: 'layout paint',
      borderBlockEnd: `4px solid ${vars.colour.hairline}`,
      minInlineSize: 0,
    },
  },
});

/** Stands in for the browser's own `:focus-visible`, which one thing of a page has at a time. */
export const shownFocus = 'data-shown-focus';
globalStyle(`:is(a, button, [tabindex])[${shownFocus}], :has(> :is(input, textarea)[${shownFocus}])`, {
  '@layer': { [base]: { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' } },
});
