import { createVar, style } from '@vanilla-extract/css';
import { component } from './layers.css';
import { vars } from './vars.css';

/** A value of a token that is not the theme's own, to show it beside others. */
export const shown = { ground: createVar(), front: createVar(), length: createVar() };

export const swatches = style({
  '@layer': {
    [component]: { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[2] },
  },
});

export const swatch = style({
  '@layer': {
    [component]: {
      blockSize: '3rem',
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      background: shown.ground,
    },
  },
});

export const sample = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      paddingInline: vars.space[2],
      minBlockSize: '2.5rem',
      border: `1px solid ${vars.colour.hairline}`,
      borderRadius: vars.radius.control,
      background: shown.ground,
      color: shown.front,
    },
  },
});

/** A line, an edge or a mark: what must be seen and is not read. */
export const stroke = style({
  '@layer': {
    [component]: {
      flexShrink: 0,
      inlineSize: '1.5rem',
      blockSize: '1rem',
      border: `3px solid ${shown.front}`,
      borderRadius: 4,
    },
  },
});

export const bar = style({
  '@layer': {
    [component]: {
      display: 'block',
      inlineSize: shown.length,
      maxInlineSize: '100%',
      blockSize: '1rem',
      background: vars.colour.river,
    },
  },
});

export const tile = style({
  '@layer': {
    [component]: {
      display: 'block',
      blockSize: '6rem',
      border: `1px solid ${vars.colour.hairline}`,
      background: vars.colour.surface,
    },
  },
});

export const raised = style({
  '@layer': { [component]: { border: 0, borderRadius: vars.radius.surface, boxShadow: vars.shadow.raised } },
});
