import { component } from '@nadi/ui/theme/layers.css';
import { media } from '@nadi/ui/theme/tokens';
import { vars } from '@nadi/ui/theme/vars.css';
import { globalStyle, type StyleRule, style, styleVariants } from '@vanilla-extract/css';

const rule = (rules: StyleRule): StyleRule => ({ '@layer': { [component]: rules } });

export const page = style(
  rule({
    maxInlineSize: '62rem',
    marginInline: 'auto',
    color: vars.colour.ink,
    fontFamily: vars.font.body,
    fontSize: vars.fontSize[16],
    lineHeight: 1.5,
  }),
);

// Storybook's own frame around a page is as wide as a tablet wants; not in a layer, for neither is what it overrules.
globalStyle('.sbdocs.sbdocs-wrapper', {
  padding: `${vars.space[8]} ${vars.space[4]} ${vars.space[16]}`,
  '@media': { [media.medium]: { padding: `${vars.space[12]} ${vars.space[8]} ${vars.space[16]}` } },
});
globalStyle('.sbdocs.sbdocs-content', { maxWidth: '62rem', minWidth: 0 });

export const list = style(
  rule({ display: 'grid', gap: vars.space[2], paddingInlineStart: vars.space[5], listStyle: 'disc' }),
);

export const steps = style([list, rule({ listStyle: 'decimal' })]);

export const code = style(
  rule({
    padding: `1px ${vars.space[1]}`,
    borderRadius: 4,
    background: vars.colour.sunken,
    color: vars.colour.ink,
    fontFamily: vars.font.code,
    fontSize: '0.875em',
    overflowWrap: 'anywhere',
  }),
);

export const method = style(rule({ textTransform: 'uppercase' }));

export const link = style(
  rule({ color: vars.colour.river, textDecoration: 'underline', textUnderlineOffset: '0.2em' }),
);

/** Rows of a name and what is said of it; below each other on a phone. */
export const table = style(rule({ borderBlockStart: `1px solid ${vars.colour.hairline}` }));
export const row = style(
  rule({
    display: 'grid',
    gap: `${vars.space[1]} ${vars.space[6]}`,
    paddingBlock: vars.space[3],
    borderBlockEnd: `1px solid ${vars.colour.hairline}`,
    '@media': { [media.medium]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
  }),
);
export const prop = style(
  rule({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', alignContent: 'start', gap: vars.space[2] }),
);
export const keys = style(rule({ color: vars.colour.inkMuted }));
export const kbd = style(
  rule({
    display: 'inline-block',
    paddingInline: vars.space[2],
    border: `1px solid ${vars.colour.edge}`,
    borderBlockEndWidth: 2,
    borderRadius: 6,
    background: vars.colour.surface,
    color: vars.colour.ink,
    fontFamily: 'inherit',
    fontSize: vars.fontSize[14],
  }),
);

const markBase = style(
  rule({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '1.75rem',
    blockSize: '1.75rem',
    borderRadius: 999,
  }),
);
/** Avoids the colours of readings: nothing here is in range or critical. */
export const mark = styleVariants({
  do: [markBase, rule({ background: vars.colour.river, color: vars.colour.onRiver })],
  dont: [markBase, rule({ background: vars.colour.ink, color: vars.colour.paper })],
});

export const example = style(rule({ minInlineSize: 0 }));
globalStyle(`${example} .sbdocs-preview`, {
  margin: 0,
  boxShadow: 'none',
  borderRadius: vars.radius.surface,
});

// It hangs into the margin that was taken from the example.
globalStyle(`${example} .sbdocs-preview-actions`, { margin: 0 });

export const controls = style(rule({ minInlineSize: 0, overflowX: 'auto' }));
export const summary = style(
  rule({ paddingBlock: vars.space[2], minBlockSize: '44px', color: vars.colour.river, cursor: 'pointer' }),
);

export const states = style(
  rule({
    display: 'grid',
    // As wide as the page, not as the window that is shown in it.
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[4],
    alignItems: 'start',
    '@media': { [media.wide]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
  }),
);
globalStyle(`${states} > ul`, {
  '@layer': {
    [component]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: vars.space[1],
      '@media': { [media.wide]: { display: 'grid' } },
    },
  },
});
export const state = style(
  rule({
    inlineSize: '100%',
    minBlockSize: '44px',
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    color: vars.colour.ink,
    textAlign: 'start',
    cursor: 'pointer',
    ':hover': { background: vars.colour.riverSoft },
    selectors: {
      '&[aria-current="true"]': {
        background: vars.colour.riverSoft,
        color: vars.colour.riverDeep,
        fontWeight: vars.fontWeight.bold,
        boxShadow: `inset 0 0 0 1px ${vars.colour.river}`,
      },
    },
  }),
);

export const frame = style(
  rule({
    position: 'relative',
    marginBlockStart: vars.space[3],
    border: `1px solid ${vars.colour.hairline}`,
    borderRadius: vars.radius.control,
    background: vars.colour.paper,
    overflow: 'hidden',
  }),
);
export const window = style(
  rule({
    display: 'block',
    border: 0,
    transformOrigin: '0 0',
    selectors: { '[dir="rtl"] &': { transformOrigin: '100% 0' } },
  }),
);
