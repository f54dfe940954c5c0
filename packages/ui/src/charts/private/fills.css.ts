import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

const { colour } = vars;

export const solid = style({ '@layer': { [component]: { fill: colour.river, stroke: colour.river } } });
export const muted = style({ '@layer': { [component]: { fill: colour.inkMuted, stroke: colour.inkMuted } } });
/** A patterned or empty shape is visible by its edge. */
export const edged = style({ '@layer': { [component]: { stroke: colour.river } } });
export const edgedMuted = style({ '@layer': { [component]: { stroke: colour.inkMuted } } });
export const ground = style({ '@layer': { [component]: { fill: colour.surface } } });
export const softGround = style({ '@layer': { [component]: { fill: colour.riverSoft } } });
export const thread = style({
  '@layer': { [component]: { fill: 'none', stroke: colour.river, strokeWidth: 2 } },
});
export const dot = style({ '@layer': { [component]: { fill: colour.river } } });
export const mutedThread = style({
  '@layer': { [component]: { fill: 'none', stroke: colour.inkMuted, strokeWidth: 1.5 } },
});
export const swatch = style({
  '@layer': { [component]: { flexShrink: 0, inlineSize: '1rem', blockSize: '1rem', overflow: 'visible' } },
});
