import { style } from '@vanilla-extract/css';
import { component } from '../../theme/layers.css';
import { vars } from '../../theme/vars.css';

/** Space to the page below it, which knows nothing of it. */
export const above = style({ '@layer': { [component]: { paddingBlockEnd: vars.space[6] } } });
