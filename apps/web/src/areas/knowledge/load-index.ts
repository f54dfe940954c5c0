import type { ArticleEntry } from '@nadi/ui/screens/knowledge/HubScreen';
import indexAddress from '../../../generated/articles/search-index.json?url';

/** Finds articles by words, the best first. */
export type Find = (query: string) => ArticleEntry[];

/**
 * Loads the index of all articles.
 *
 * @param today `YYYY-MM-DD`
 * @returns rejects if it is not on this device and cannot be fetched
 */
export async function loadIndex(today: string): Promise<Find> {
  const [answer, { loadSearch }, { entriesOn }] = await Promise.all([
    fetch(indexAddress),
    import('@nadi/knowledge/search-articles'),
    import('./articles'),
  ]);
  if (!answer.ok) throw new Error(`The search index was answered ${answer.status}.`);
  const find = loadSearch(await answer.text());
  const all = new Map(entriesOn(today).map((one) => [one.slug, one]));
  return (query) => find(query).flatMap((slug) => all.get(slug) ?? []);
}
