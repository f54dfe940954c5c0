/** The exports of this area for other areas. */

export { hrefOf } from './addresses';
export { articleTitleOf } from './article-title';
export { search as articleSearch } from './search';
