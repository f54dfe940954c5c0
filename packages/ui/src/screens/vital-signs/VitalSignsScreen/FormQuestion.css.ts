import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** Comes into sight with the room that it has below. */
export const question = style({ '@layer': { [component]: { scrollMarginBlockEnd: vars.space[6] } } });
