/** The exports of this area for other areas. */

export { useEnds } from './use-ends';
