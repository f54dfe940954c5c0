import { globalStyle, style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { snugSpace } from '../../../theme/snug';
import { breakpoints, media } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [layout]: rule } });
const hairline = `1px solid ${vars.colour.hairline}`;

export const page = inLayer({
  display: 'grid',
  gap: snugSpace(10),
  paddingBlock: snugSpace(8),
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const head = inLayer({ display: 'grid', gap: vars.space[3], maxInlineSize: '48rem' });

/** A line below and above it, as it is about the text and not of it. */
export const meta = inLayer({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space[4]} ${vars.space[8]}`,
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingBlock: vars.space[4],
  borderBlock: hairline,
});
export const facts = inLayer({
  display: 'grid',
  gap: `${vars.space[3]} ${vars.space[8]}`,
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  '@media': { [media.medium]: { gridTemplateColumns: 'repeat(4, auto)' } },
});
export const actions = inLayer({ display: 'flex', gap: vars.space[2], flexWrap: 'wrap' });

/** The text, and at its side what is said about it. */
export const columns = inLayer({
  display: 'grid',
  gap: `${vars.space[6]} ${vars.space[10]}`,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      gridTemplateColumns: 'minmax(0, 42rem) minmax(0, 20rem)',
      justifyContent: 'space-between',
    },
  },
});
export const part = inLayer({
  display: 'grid',
  gap: vars.space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
});

export const urgency = inLayer({
  display: 'grid',
  gap: vars.space[3],
  padding: snugSpace(6),
  borderRadius: vars.radius.surface,
  border: `1px solid ${vars.colour.critical}`,
  background: vars.colour.criticalSoft,
  color: vars.colour.ink,
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const urgencyTitle = inLayer({
  display: 'flex',
  alignItems: 'baseline',
  gap: vars.space[2],
  color: vars.colour.critical,
});

export const contents = inLayer({
  display: 'grid',
  gap: vars.space[2],
  borderInlineStart: hairline,
  paddingInlineStart: vars.space[4],
});
globalStyle(`${contents} ul`, { '@layer': { [layout]: { listStyle: 'none', margin: 0, padding: 0 } } });
globalStyle(`${contents} a`, {
  '@layer': {
    [layout]: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: '44px',
      color: vars.colour.ink,
      textDecoration: 'none',
    },
  },
});
globalStyle(`${contents} a:hover`, { '@layer': { [layout]: { textDecoration: 'underline' } } });

export const list = inLayer({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  maxInlineSize: '65ch',
});
globalStyle(`${list} > li`, { '@layer': { [layout]: { listStyle: 'disc' } } });
globalStyle(`${list} > li::marker`, { '@layer': { [layout]: { color: vars.colour.river } } });

/** A number each, and a line between them. */
export const steps = inLayer({
  display: 'grid',
  margin: 0,
  padding: 0,
  counterReset: 'step',
  maxInlineSize: '65ch',
});
globalStyle(`${steps} > li`, {
  '@layer': {
    [layout]: {
      display: 'grid',
      gridTemplateColumns: '2.5rem minmax(0, 1fr)',
      alignItems: 'baseline',
      paddingBlock: vars.space[3],
      borderBlockEnd: hairline,
      counterIncrement: 'step',
    },
  },
});
globalStyle(`${steps} > li:last-child`, { '@layer': { [layout]: { borderBlockEnd: 'none' } } });
globalStyle(`${steps} > li::before`, {
  '@layer': {
    [layout]: {
      content: 'counter(step)',
      fontSize: vars.fontSize[22],
      fontWeight: vars.fontWeight.bold,
      color: vars.colour.river,
    },
  },
});

export const asides = inLayer({ display: 'grid', gap: vars.space[5] });
export const aside = inLayer({
  display: 'grid',
  gap: vars.space[1],
  borderInlineStart: hairline,
  paddingInlineStart: vars.space[4],
});

export const tableFrame = inLayer({ overflowX: 'auto' });
export const table = inLayer({ inlineSize: '100%', borderCollapse: 'collapse', textAlign: 'start' });
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [layout]: {
      paddingBlock: vars.space[3],
      paddingInlineEnd: vars.space[4],
      borderBlockEnd: hairline,
      textAlign: 'start',
      verticalAlign: 'top',
      minInlineSize: '7rem',
      fontWeight: vars.fontWeight.regular,
      overflowWrap: 'normal',
    },
  },
});
globalStyle(`${table} thead th`, {
  '@layer': { [layout]: { fontSize: vars.fontSize[14], color: vars.colour.inkMuted } },
});
globalStyle(`${table} tbody th`, { '@layer': { [layout]: { fontWeight: vars.fontWeight.bold } } });

/** In a card, over the value. */
export const columnName = inLayer({
  display: 'block',
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.regular,
  color: vars.colour.inkMuted,
  '@media': { [media.medium]: { display: 'none' }, print: { display: 'none' } },
});
const phone = `screen and (max-width: ${breakpoints.medium - 0.02}px)`;
globalStyle(`${table} thead`, { '@layer': { [layout]: { '@media': { [phone]: { display: 'none' } } } } });
globalStyle(`${table}, ${table} :is(tbody, tr, th, td)`, {
  '@layer': { [layout]: { '@media': { [phone]: { display: 'block' } } } },
});
globalStyle(`${table} tbody tr`, {
  '@layer': {
    [layout]: {
      '@media': {
        [phone]: {
          marginBlockEnd: vars.space[3],
          border: hairline,
          borderRadius: vars.radius.control,
          padding: vars.space[4],
        },
      },
    },
  },
});
globalStyle(`${table} tbody :is(th, td)`, {
  '@layer': {
    [layout]: {
      '@media': { [phone]: { paddingBlock: vars.space[1], paddingInlineEnd: 0, borderBlockEnd: 0 } },
    },
  },
});

export const related = inLayer({ display: 'grid', margin: 0, padding: 0 });
globalStyle(`${related} > li`, {
  '@layer': {
    [layout]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      // A title of two lines reaches beyond its place.
      gap: `${vars.space[3]} ${vars.space[4]}`,
      paddingBlock: vars.space[3],
      borderBlockEnd: hairline,
    },
  },
});
globalStyle(`${related} > li > :last-child`, { '@layer': { [layout]: { flexShrink: 0 } } });
export const sources = inLayer({
  display: 'grid',
  gap: vars.space[2],
  margin: 0,
  paddingInlineStart: vars.space[5],
  fontSize: vars.fontSize[14],
});
globalStyle(`${sources} > li`, { '@layer': { [layout]: { listStyle: 'decimal' } } });
globalStyle(`${sources} > li:target`, { '@layer': { [layout]: { background: vars.colour.sunken } } });

/** The mark of a source in a line: small to be read, and large enough to be pressed. */
export const source = inLayer({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '24px',
  blockSize: '24px',
  marginBlock: '-8px',
  color: vars.colour.river,
  fontWeight: vars.fontWeight.bold,
});

export const foot = inLayer({
  display: 'grid',
  gap: vars.space[2],
  paddingBlockStart: vars.space[4],
  borderBlockStart: hairline,
});
export const changes = inLayer({ display: 'grid', gap: vars.space[2] });
globalStyle(`${changes} > summary`, {
  '@layer': {
    [layout]: {
      minBlockSize: '44px',
      alignContent: 'center',
      cursor: 'pointer',
      color: vars.colour.river,
      fontSize: vars.fontSize[14],
    },
  },
});
