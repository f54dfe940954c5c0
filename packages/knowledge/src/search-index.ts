import MiniSearch from 'minisearch';
import type { Article } from './article';
import { type SearchEntry, searchOptions } from './search-options';
import { plainText } from './walk-article';

/** Characters of the text that are indexed; title, name, keywords and summary are indexed whole. */
const textLength = 1800;

const entryOf = ({ slug, title, name, summary, keywords, blocks }: Article): SearchEntry => ({
  slug,
  title,
  name,
  summary,
  keywords: keywords.join(' '),
  text: plainText(blocks)
    .slice(0, textLength)
    .replace(/\s\S*$/, ''),
});

/** Builds the index of articles as JSON, for `loadSearch`. */
export function buildSearchIndex(articles: readonly Article[]): string {
  const index = new MiniSearch<SearchEntry>(searchOptions);
  index.addAll(articles.map(entryOf));
  return JSON.stringify(index);
}
