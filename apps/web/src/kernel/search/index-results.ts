import { fuzzy, processTerm } from '@nadi/knowledge/search-options';
import type { SearchResult } from '@nadi/ui/screens/search/SearchScreen';
import MiniSearch, { type SearchResult as Found } from 'minisearch';
import type { Searcher } from './search-part';

/** Something that can be found, with further words by which people look for it. */
export type Indexed = SearchResult & { words?: string };

/**
 * Returns a search over these: all words first, some words only where nothing has all; typing errors are forgiven.
 *
 * @param isInOrder keeps the given order, such as the newest first; only what needs a typing error to be found comes last
 */
export function indexResults(items: readonly Indexed[], isInOrder = false): Searcher['find'] {
  const places = new Map(items.map(({ id }, place) => [id, place]));
  const placeOf = ({ id, terms, queryTerms }: Found) =>
    (places.get(id) ?? 0) + (isExact(terms, queryTerms) ? 0 : items.length);
  const byId = new Map(items.map(({ words: _, ...result }) => [result.id, result]));
  const index = new MiniSearch<Indexed>({
    fields: ['title', 'detail', 'words'],
    // A day of one figure counts, unlike a letter.
    processTerm: (term) => (/^\d$/.test(term) ? term : processTerm(term)),
    searchOptions: { boost: { title: 3 }, fuzzy, prefix: true, weights: { fuzzy: 0.45, prefix: 0.6 } },
  });
  index.addAll(items);
  return (query) => {
    const whole = index.search(query, { combineWith: 'AND' });
    const found = whole.length > 0 ? whole : index.search(query);
    if (isInOrder) found.sort((one, other) => placeOf(one) - placeOf(other));
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
}

/** True if each word that was looked for begins a word that was found. */
const isExact = (terms: readonly string[], queryTerms: readonly string[]): boolean =>
  queryTerms.every((wanted) => terms.some((term) => term.startsWith(wanted)));
