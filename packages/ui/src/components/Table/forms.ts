import { vars } from '../../theme/vars.css';

/** Container in which its columns would be too narrow to read; it grows with the text. */
export const narrow = '(max-width: 37.49rem)';

/** Within a table whose rows can be pressed or ticked: they show a ground under the pointer, and need an edge. */
export const operable = '[data-operable] &';

export const line = `1px solid ${vars.colour.hairline}`;
