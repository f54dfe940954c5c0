import { style } from '@vanilla-extract/css';
import { component, layout } from '../../../theme/layers.css';
import { media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const { colour, space } = vars;

/** Lays out what is known of the lists, beside each other where there is room. */
export const lists = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
      gap: `${space[4]} ${space[5]}`,
      margin: 0,
      padding: `${space[4]} 0`,
      listStyle: 'none',
      borderBlock: `1px solid ${colour.hairline}`,
    },
  },
});

/** Lays out a mark, and the words beside it. */
export const marked = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      gap: space[3],
      alignItems: 'start',
      minInlineSize: 0,
    },
  },
});

const square = style({
  '@layer': {
    [component]: {
      display: 'grid',
      placeItems: 'center',
      inlineSize: '2rem',
      blockSize: '2rem',
      borderRadius: vars.radius.control,
      fontSize: vars.fontSize[14],
      fontWeight: vars.fontWeight.bold,
    },
  },
});

const inTone = (background: string, color: string) =>
  style([square, { '@layer': { [component]: { background, color } } }]);

export const mark = {
  open: inTone(colour.riverSoft, colour.riverDeep),
  shut: inTone(colour.criticalSoft, colour.critical),
  none: inTone(colour.sunken, colour.inkMuted),
};

/** Words that may be long, with what belongs to them at the end. */
export const row = style({
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      alignItems: 'start',
      gap: `${space[1]} ${space[3]}`,
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  },
});

export const words = style({ '@layer': { [layout]: { flex: '1 1 11rem', minInlineSize: 0 } } });

const box = style({
  '@layer': {
    [component]: {
      padding: space[4],
      borderRadius: vars.radius.control,
      border: '1px solid transparent',
      color: colour.ink,
      overflowWrap: 'anywhere',
      selectors: { '[data-theme="high-contrast"] &': { borderColor: 'currentColor' } },
    },
  },
});

/** Marks what speaks against a medicine. */
export const warning = {
  avoid: style([box, { '@layer': { [component]: { background: colour.criticalSoft } } }]),
  caution: style([box, { '@layer': { [component]: { background: colour.marigoldSoft } } }]),
};

/** Its first words, beside their sign. */
export const sign = {
  avoid: style({ '@layer': { [component]: { display: 'flex', gap: space[2], color: colour.critical } } }),
  caution: style({
    '@layer': { [component]: { display: 'flex', gap: space[2], color: colour.marigoldInk } },
  }),
};

/** The answer to a pharmacist: the first thing to be seen. */
export const answer = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: space[2],
      padding: space[5],
      borderRadius: vars.radius.surface,
      border: '1px solid transparent',
      color: colour.ink,
      selectors: { '[data-theme="high-contrast"] &': { borderColor: 'currentColor' } },
    },
  },
});

export const answerTone = {
  done: style({ '@layer': { [component]: { background: colour.inRangeSoft } } }),
  attention: style({ '@layer': { [component]: { background: colour.marigoldSoft } } }),
  critical: style({ '@layer': { [component]: { background: colour.criticalSoft } } }),
};

/** The paper that the patient gets, small. */
export const paper = style({
  '@layer': {
    [component]: {
      display: 'grid',
      gap: space[3],
      padding: space[4],
      fontSize: vars.fontSize[14],
      background: colour.surface,
      border: `1px solid ${colour.hairline}`,
      borderRadius: vars.radius.control,
      overflowWrap: 'anywhere',
      '@media': { [media.medium]: { padding: space[5] } },
    },
  },
});

export const part = style({
  '@layer': {
    [component]: { paddingBlockEnd: space[3], borderBlockEnd: `1px solid ${colour.hairline}` },
  },
});

export const numbered = style({
  '@layer': {
    [layout]: {
      display: 'grid',
      gap: space[2],
      margin: 0,
      paddingInlineStart: space[5],
      listStyle: 'decimal',
    },
  },
});

/** The line that still waits for a decision. */
export const undecided = style({
  '@layer': { [component]: { background: colour.marigoldSoft, borderRadius: vars.radius.control } },
});

export const capitals = style({ '@layer': { [component]: { textTransform: 'uppercase' } } });

/** Text of several lines, as it was written. */
export const paragraphs = style({
  '@layer': { [layout]: { margin: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' } },
});
