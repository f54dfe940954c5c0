import { style, styleVariants } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour } = vars;

export const sides = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: vars.space[6],
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignItems: 'start',
      '@media': { [media.wide]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)' } },
    },
  },
});

/** The page stays in sight while values are gone through. */
export const pages = style({
  '@layer': {
    [layout]: {
      '@media': {
        [media.wide]: {
          position: 'sticky',
          insetBlockStart: vars.space[4],
          maxBlockSize: 'calc(100dvh - 2rem)',
          overflowY: 'auto',
        },
      },
    },
  },
});

/** A page that was made larger moves within its frame, and not the page of the browser. */
export const window = style({ '@layer': { [layout]: { overflowX: 'auto', maxInlineSize: '100%' } } });

/** A cut of the page, beside what was read there. */
export const crop = style({
  '@layer': {
    [layout]: {
      position: 'relative',
      overflow: 'hidden',
      inlineSize: '100%',
      maxInlineSize: '22rem',
      border: `1px solid ${colour.hairline}`,
      borderRadius: vars.radius.control,
      background: '#ffffff',
    },
  },
});

export const cropped = style({
  '@layer': { [layout]: { position: 'absolute', maxInlineSize: 'none' } },
});

export const sheet = style({ '@layer': { [layout]: { position: 'relative' } } });

export const picture = style({
  '@layer': {
    [layout]: {
      display: 'block',
      inlineSize: '100%',
      blockSize: 'auto',
      border: `1px solid ${colour.hairline}`,
      // A page of paper, in whatever theme.
      background: '#ffffff',
    },
  },
});

const box = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      borderRadius: '3px',
      // Colours of the light theme: paper is white in each.
      border: '2px solid #0F6F67',
      pointerEvents: 'none',
      selectors: {
        // The value that is being decided on.
        '&[data-active]': {
          outline: '3px solid #12211F',
          outlineOffset: '2px',
          background: 'rgb(15 111 103 / 0.14)',
        },
      },
    },
  },
});

export const mark = styleVariants({
  read: [box],
  doubtful: [
    box,
    { '@layer': { [layout]: { borderColor: '#B86E00', background: 'rgb(230 147 10 / 0.18)' } } },
  ],
  unread: [box, { '@layer': { [layout]: { border: '2px dashed #5B6664' } } }],
});

export const number = style({
  '@layer': {
    [layout]: {
      position: 'absolute',
      insetInlineEnd: '100%',
      insetBlockStart: '50%',
      transform: 'translateY(-50%)',
      minInlineSize: '18px',
      paddingInline: '3px',
      borderRadius: '3px',
      background: '#0F6F67',
      color: '#ffffff',
      fontSize: '12px',
      fontWeight: vars.fontWeight.bold,
      lineHeight: '18px',
      textAlign: 'center',
    },
  },
});

export const doubtfulNumber = style({
  '@layer': { [layout]: { background: '#E6930A', color: '#12211F' } },
});

export const list = style({
  '@layer': { [layout]: { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: vars.space[4] } },
});

export const doubtful = style({
  '@layer': {
    [layout]: {
      border: `2px solid ${colour.marigold}`,
      borderRadius: vars.radius.surface,
      background: colour.surface,
      padding: vars.space[4],
    },
  },
});

export const ready = style({
  '@layer': { [layout]: { borderBlockEnd: `1px solid ${colour.hairline}`, paddingBlockEnd: vars.space[4] } },
});

export const count = style({
  '@layer': {
    [layout]: {
      display: 'inline-grid',
      placeItems: 'center',
      minInlineSize: '26px',
      blockSize: '26px',
      borderRadius: '6px',
      background: colour.riverSoft,
      color: colour.riverDeep,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
    },
  },
});

export const doubtfulCount = style({
  '@layer': { [layout]: { background: colour.marigold, color: colour.onMarigold } },
});

export const left = style({ '@layer': { [layout]: { textDecoration: 'line-through' } } });

export const lines = style({
  '@layer': { [layout]: { margin: 0, paddingInlineStart: vars.space[5], overflowWrap: 'anywhere' } },
});
