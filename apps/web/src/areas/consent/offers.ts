/** The exports of this area for other areas. */
export { accessOf } from './access-of';
export { useShare } from './use-share';
