import { style, styleVariants } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour } = vars;

export const badge = style({
  '@layer': {
    [component]: {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      flexShrink: 0,
      minInlineSize: '1.25rem',
      blockSize: '1.25rem',
      paddingInline: '0.25rem',
      // Anek's figures sit low in their line.
      paddingBlockStart: '0.1em',
      borderRadius: vars.radius.pill,
      fontSize: '0.75rem',
      fontWeight: vars.fontWeight.bold,
      fontVariantNumeric: 'tabular-nums lining-nums',
      lineHeight: 1,
      whiteSpace: 'nowrap',
      // In high contrast all soft grounds are white; the edge keeps the pill.
      selectors: { '[data-theme="high-contrast"] &': { border: '1px solid currentColor' } },
    },
  },
});

export const tone = styleVariants(
  {
    accent: [colour.onMarigold, colour.marigold],
    neutral: [colour.notAssessed, colour.notAssessedSoft],
    critical: [colour.onCritical, colour.critical],
  },
  ([color, background]) => ({ '@layer': { [component]: { color, background } } }),
);

export const beside = style({
  '@layer': { [component]: { position: 'relative', display: 'inline-flex' } },
});

/** Over the upper corner of what it counts: it covers little of a thing of 20 px and keeps off its middle. */
export const corner = style({
  '@layer': {
    [component]: { position: 'absolute', insetBlockStart: '-9px', insetInlineStart: 'calc(100% - 10px)' },
  },
});
