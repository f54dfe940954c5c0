import { vars } from '../../theme/vars.css';

/** Container in which its columns would be too narrow to read; it grows with the text. */
export const narrow = '(max-width: 37.49rem)';

/** Within a table whose rows show a ground of their own: their words keep off its edge. */
export const edged = ':is([data-operable], [data-scrolls] *) &';

export const line = `1px solid ${vars.colour.hairline}`;
