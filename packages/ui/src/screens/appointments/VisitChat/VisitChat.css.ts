import { style } from '@vanilla-extract/css';
import { component } from '../../../theme/layers.css';
import { vars } from '../../../theme/vars.css';

const inLayer = (rule: object) => style({ '@layer': { [component]: rule } });
const { colour, space } = vars;

/** As high as leaves the field in sight. */
export const list = inLayer({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  maxBlockSize: 'min(24rem, 45vh)',
  overflowY: 'auto',
  padding: space[2],
  borderRadius: vars.radius.surface,
  outlineOffset: '-2px',
});
const bubble = {
  display: 'grid',
  gap: space[1],
  inlineSize: 'fit-content',
  maxInlineSize: 'min(88%, 30rem)',
  paddingBlock: space[3],
  paddingInline: space[4],
  borderRadius: vars.radius.surface,
  overflowWrap: 'anywhere',
} as const;
export const own = inLayer({ ...bubble, alignSelf: 'flex-end', background: colour.riverSoft });
export const other = inLayer({ ...bubble, alignSelf: 'flex-start', background: colour.sunken });
export const words = inLayer({ margin: 0, whiteSpace: 'pre-line' });
/** Two buttons that are the only part of a message that can be pressed. */
export const steps = inLayer({ display: 'flex', flexWrap: 'wrap', gap: space[2] });
/** The room around the content of the sheet. */
export const sheet = inLayer({ padding: space[5] });
