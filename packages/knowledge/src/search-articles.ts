import MiniSearch from 'minisearch';
import { type SearchEntry, searchOptions } from './search-options';

/** Returns the slugs of the articles that a query finds, the best first. */
export type SearchArticles = (query: string) => string[];

/**
 * Loads the JSON of `buildSearchIndex`. Typing errors are forgiven; articles with all words come before those with some.
 * @throws SyntaxError or Error if the text is no such index
 */
export function loadSearch(json: string): SearchArticles {
  const index = MiniSearch.loadJSON<SearchEntry>(json, searchOptions);
  return (query) => {
    const all = index.search(query, { combineWith: 'AND' });
    const some = index.search(query);
    return [...new Set([...all, ...some].map(({ id }) => String(id)))];
  };
}
