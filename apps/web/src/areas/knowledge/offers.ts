/** The exports of this area for other areas. */

export { search as articleSearch } from './search';
