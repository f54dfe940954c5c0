import { style } from '@vanilla-extract/css';
import { layout } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

/** Within the region, so that it takes no room while there is no news. */
export const newsPlace = style({ '@layer': { [layout]: { paddingBlockStart: vars.space[4] } } });
