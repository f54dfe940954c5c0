import MiniSearch from 'minisearch';
import type { Article } from './article';
import { type SearchEntry, searchOptions } from './search-options';
import { plainText } from './walk-article';

const entryOf = ({ slug, title, name, summary, keywords, urgency, blocks }: Article): SearchEntry => ({
  slug,
  title,
  name,
  summary,
  keywords: keywords.join(' '),
  text: [...(urgency?.signs ?? []), plainText(blocks)].join('\n'),
});

/** Builds the index of articles as JSON, for `loadSearch`. */
export function buildSearchIndex(articles: readonly Article[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(articles.map(entryOf));
  return JSON.stringify(index);
}
