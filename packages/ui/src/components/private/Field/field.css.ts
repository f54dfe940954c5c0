import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

/** A field as a whole: label, help, control, message. */
export const field = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[1],
      minInlineSize: 0,
    },
  },
});

export const label = style({
  '@layer': {
    [component]: {
      fontSize: vars.fontSize[16],
      fontWeight: vars.fontWeight.bold,
      color: vars.colour.ink,
      lineHeight: 1.4,
    },
  },
});

export const asterisk = style({ '@layer': { [component]: { color: vars.colour.critical } } });

export const description = style({
  '@layer': {
    [component]: {
      maxInlineSize: '68ch',
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.regular,
      lineHeight: 1.45,
      color: vars.colour.inkMuted,
    },
  },
});

export const message = style({
  '@layer': {
    [component]: {
      display: 'flex',
      gap: vars.space[2],
      marginBlockStart: vars.space[1],
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.medium,
      lineHeight: 1.45,
      color: vars.colour.critical,
      overflowWrap: 'anywhere',
    },
  },
});

/** As high as a line of the words beside it. */
export const messageSign = style({
  '@layer': { [component]: { display: 'flex', alignItems: 'center', flex: 'none', blockSize: '1.45em' } },
});

/** Controls that stand beside each other, under one label. */
export const row = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'flex-start',
      gap: vars.space[2],
      marginBlockStart: vars.space[1],
    },
  },
});

/** The visible box of a control that one types into. The ring stands around the box, whatever is inside. */
export const box = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      inlineSize: '100%',
      minInlineSize: 0,
      minBlockSize: touchTarget,
      marginBlockStart: vars.space[1],
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: vars.radius.control,
      background: vars.colour.surface,
      color: vars.colour.ink,
      fontSize: vars.fontSize[16],
      transition: `border-color ${vars.motion.quick}`,
      selectors: {
        [`${row} &`]: { marginBlockStart: 0 },
        '&[data-hovered]': { borderColor: vars.colour.inkMuted },
        '&[data-invalid]': {
          borderColor: vars.colour.critical,
          boxShadow: `inset 0 0 0 1px ${vars.colour.critical}`,
        },
        '&:has(> input:focus), &:has(> textarea:focus), &:has(> [role]:focus)': {
          outline: `2px solid ${vars.colour.focus}`,
          outlineOffset: '2px',
        },
        '&[data-disabled]': {
          background: vars.colour.sunken,
          borderColor: vars.colour.hairline,
          color: vars.colour.inkMuted,
          cursor: 'not-allowed',
        },
      },
    },
  },
});

/** The text control within a box. */
export const input = style({
  '@layer': {
    [component]: {
      flex: 1,
      inlineSize: '100%',
      minInlineSize: 0,
      // Over the edge of its box, which is to be touched too.
      marginBlock: '-1px',
      minBlockSize: touchTarget,
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
      border: 0,
      borderRadius: `calc(${vars.radius.control} - 1px)`,
      background: 'transparent',
      lineHeight: 1.5,
      outline: 'none',
      selectors: {
        '&:disabled': { cursor: 'not-allowed' },
        // Browsers paint what they fill in themselves; this keeps our ground and ink.
        '&:autofill': {
          boxShadow: `inset 0 0 0 100px ${vars.colour.riverSoft}`,
          WebkitTextFillColor: vars.colour.ink,
        },
      },
    },
  },
});

export const textArea = style({
  '@layer': { [component]: { display: 'block', resize: 'vertical', minBlockSize: '6rem' } },
});

/** Text at the end of a box that is not typed: a unit. */
export const suffix = style({
  '@layer': {
    [component]: {
      flex: 'none',
      paddingInlineEnd: vars.space[3],
      color: vars.colour.inkMuted,
      whiteSpace: 'nowrap',
    },
  },
});

/** A quiet button at a box's end. */
export const endButton = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      inlineSize: touchTarget,
      // Over the edge of its box, which is to be touched too; its own ground leaves the edge free.
      marginBlock: '-1px',
      blockSize: touchTarget,
      border: '1px solid transparent',
      backgroundClip: 'padding-box',
      borderRadius: `calc(${vars.radius.control} - 1px)`,
      color: vars.colour.inkMuted,
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { color: vars.colour.ink, background: vars.colour.sunken },
        '&[data-pressed]': { color: vars.colour.river },
        '&[data-focus-visible]': {
          outline: `2px solid ${vars.colour.focus}`,
          outlineOffset: '-4px',
        },
        '&[data-disabled]': { cursor: 'not-allowed' },
      },
    },
  },
});

/** A hint under the control that is no fault. */
export const hint = style({
  '@layer': {
    [component]: {
      display: 'flex',
      alignItems: 'center',
      gap: vars.space[2],
      minBlockSize: '1.3rem',
      fontSize: vars.fontSize[14],
      color: vars.colour.inkMuted,
    },
  },
});

/** A live region that waits for its text takes no room. */
export const quietRegion = style({
  '@layer': {
    [component]: { selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space[1]})` } } },
  },
});

/** Takes the space that its neighbours in a row leave. */
export const grow = style({ '@layer': { [component]: { flex: '1 1 8rem', minInlineSize: 0 } } });

/** Typed figures of one width. */
export const figures = style({
  '@layer': { [component]: { fontVariantNumeric: 'tabular-nums lining-nums' } },
});
