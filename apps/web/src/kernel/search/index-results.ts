import { fuzzy, processTerm } from '@nadi/knowledge/search-options';
import type { SearchResult } from '@nadi/ui/screens/search/SearchScreen';
import MiniSearch from 'minisearch';
import type { Searcher } from './search-part';

/** Something that can be found, with further words by which people look for it. */
export type Indexed = SearchResult & { words?: string };

/** Returns a search over these: all words first, some words only where nothing has all; typing errors are forgiven. */
export function indexResults(items: readonly Indexed[]): Searcher['find'] {
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
    return found.flatMap(({ id }) => byId.get(id) ?? []);
  };
}
