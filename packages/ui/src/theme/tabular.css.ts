import { style } from '@vanilla-extract/css';
import { component } from './layers.css';

/** Figures of one width, so that digits stand under digits and a value that changes does not shake. */
export const tabular = style({
  '@layer': { [component]: { fontVariantNumeric: 'tabular-nums lining-nums' } },
});
