import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { touchTarget } from '../../../theme/tokens';
import { vars } from '../../../theme/vars.css';

export const choices = style({
  '@layer': { [component]: { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] } },
});

export const choice = style({
  '@layer': {
    [component]: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      justifyContent: 'center',
      gap: 0,
      minBlockSize: touchTarget,
      minInlineSize: '4.5rem',
      paddingBlock: vars.space[2],
      paddingInline: vars.space[3],
      border: `1px solid ${vars.colour.edge}`,
      borderRadius: vars.radius.control,
      background: vars.colour.surface,
      color: vars.colour.ink,
      textAlign: 'center',
      cursor: 'pointer',
      selectors: {
        '&[data-hovered]': { background: vars.colour.sunken },
        '&[data-selected]': {
          background: vars.colour.riverSoft,
          color: vars.colour.riverDeep,
          borderColor: vars.colour.river,
          boxShadow: `inset 0 0 0 1px ${vars.colour.river}`,
        },
        '&[data-disabled]': {
          background: vars.colour.sunken,
          color: vars.colour.inkMuted,
          borderColor: vars.colour.hairline,
          cursor: 'default',
        },
        '&[data-focus-visible]': { outline: `2px solid ${vars.colour.focus}`, outlineOffset: '2px' },
      },
    },
  },
});

export const title = style({
  '@layer': { [component]: { fontWeight: vars.fontWeight.bold, fontVariantNumeric: 'tabular-nums' } },
});

export const detail = style({ '@layer': { [component]: { fontSize: vars.fontSize[14] } } });
