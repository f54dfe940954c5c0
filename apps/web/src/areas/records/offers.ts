/** The exports of this area for other areas. */

export { labLinesOf, useLabRule } from './use-lab-values';
