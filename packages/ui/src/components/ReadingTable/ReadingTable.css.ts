import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const rule = (css: object) => style({ '@layer': { [component]: css } });
const line = `1px solid ${vars.colour.hairline}`;

export const root = rule({
  transition: `opacity ${vars.motion.calm}`,
  selectors: { '&[data-pending]': { opacity: 0.55 } },
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});

export const table = rule({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const heading = rule({
  padding: `${vars.space[2]} ${vars.space[4]} ${vars.space[2]} 0`,
  borderBlockEnd: line,
  color: vars.colour.inkMuted,
  fontSize: vars.fontSize[14],
  fontWeight: vars.fontWeight.medium,
  textAlign: 'start',
});

export const cell = rule({
  blockSize: '3.25rem',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[1]} 0`,
  borderBlockEnd: line,
  fontWeight: vars.fontWeight.regular,
  textAlign: 'start',
});
/** What people compare from row to row does not break. */
export const whole = rule({ whiteSpace: 'nowrap' });
export const actions = rule({ paddingInlineEnd: 0, textAlign: 'end', inlineSize: '44px' });

export const note = rule({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  maxInlineSize: '40ch',
  color: vars.colour.inkMuted,
  fontSize: vars.fontSize[14],
});

export const list = rule({ margin: 0, padding: 0, listStyle: 'none' });

export const item = rule({
  display: 'grid',
  gridTemplateColumns: '1fr auto auto',
  alignItems: 'center',
  columnGap: vars.space[2],
  paddingBlock: vars.space[4],
  selectors: { '& + &': { borderBlockStart: line } },
});
/** The badge and the menu stand beside the words, and below them where a phone is too narrow. */
export const itemWords = rule({ minInlineSize: 0 });
export const itemStatus = rule({
  '@media': {
    'screen and (max-width: 359px)': { gridRow: 2, gridColumn: 1, paddingBlockStart: vars.space[1] },
  },
});
export const itemKind = rule({ fontSize: vars.fontSize[14], fontWeight: vars.fontWeight.bold });
export const itemValue = rule({ fontSize: vars.fontSize[18], fontWeight: vars.fontWeight.bold });
export const itemSource = rule({ fontSize: vars.fontSize[14], color: vars.colour.inkMuted });
