import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { touchTarget } from '../../theme/tokens';
import { vars } from '../../theme/vars.css';

export const form = style({
  '@layer': {
    [component]: { display: 'flex', flexDirection: 'column', gap: vars.space[5], minInlineSize: 0 },
  },
});

export const summary = style({
  '@layer': {
    [component]: {
      display: 'flex',
      gap: vars.space[3],
      padding: vars.space[4],
      border: `1px solid ${vars.colour.critical}`,
      borderRadius: vars.radius.control,
      background: vars.colour.criticalSoft,
      color: vars.colour.ink,
      selectors: {
        // It takes the focus by script after a failed attempt, and shows that it has it.
        '&:focus': { outline: `2px solid ${vars.colour.critical}`, outlineOffset: '2px' },
      },
    },
  },
});

export const summarySign = style({
  '@layer': {
    [component]: { display: 'flex', alignItems: 'center', blockSize: '1.5rem', color: vars.colour.critical },
  },
});

export const summaryText = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space[1],
      minInlineSize: 0,
      overflowWrap: 'anywhere',
    },
  },
});

export const summaryTitle = style({
  '@layer': {
    [component]: { fontSize: vars.fontSize[16], fontWeight: vars.fontWeight.bold, lineHeight: 1.4 },
  },
});

export const summaryList = style({
  '@layer': { [component]: { display: 'flex', flexDirection: 'column' } },
});

export const summaryLink = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      minBlockSize: touchTarget,
      color: vars.colour.critical,
      fontWeight: vars.fontWeight.medium,
      textDecoration: 'underline',
      textUnderlineOffset: '3px',
      selectors: { '&:hover': { textDecorationThickness: '2px' } },
    },
  },
});
