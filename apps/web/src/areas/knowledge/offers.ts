/** The exports of this area for other areas. */

export { hrefOf } from './addresses';
export { articleTitleOf } from './article-title';
export { articles as articleSearch } from './search';
