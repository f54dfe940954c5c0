import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** Comes into sight with the room that it has around it. */
export const arriving = style({ '@layer': { [component]: { scrollMarginBlock: vars.space[6] } } });
