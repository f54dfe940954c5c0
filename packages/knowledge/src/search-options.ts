import type { Options } from 'minisearch';
import type { Article } from './article';

/** Holds what is indexed of an article. */
export type SearchEntry = Pick<Article, 'slug' | 'title' | 'name' | 'summary'> & {
  keywords: string;
  text: string;
};

/** Words that stand in every text and tell articles apart in none. */
const common = new Set(
  'a about all also an and any are as at be been but by can do does each for from had has have how if in into is it its may more most no not of on one or other out so some such than that the their them then there these they this to too up use was were what when where which while who why will with you your'.split(
    ' ',
  ),
);

/** Words are compared without case and accents. */
const normal = (term: string): string => term.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Returns a word as it is indexed and looked for; null if it is too common or too short to find anything by. */
export function processTerm(term: string): string | null {
  const word = normal(term);
  return word.length < 2 || common.has(word) ? null : word;
}

/** Typing errors that are forgiven. Short words have too many neighbours: "TSH" is not "THC". */
export const fuzzy = (term: string): number | false => (term.length > 3 ? 0.2 : false);

/** Options of MiniSearch, the same where the index is built and where it is read. */
export const searchOptions: Options<SearchEntry> = {
  idField: 'slug',
  fields: ['title', 'name', 'keywords', 'summary', 'text'],
  processTerm,
  searchOptions: {
    // Long titles and long lists of synonyms are not a fault: length counts less than by default.
    bm25: { k: 1.2, b: 0.3, d: 0.5 },
    boost: { name: 6, title: 5, keywords: 4, summary: 2 },
    fuzzy,
    prefix: (term) => term.length > 1,
    weights: { fuzzy: 0.45, prefix: 0.6 },
  },
};
