import { dayOf } from '../../kernel/browser/clock';
import type { ReadPart, SearchPart } from '../../kernel/search/search-part';
import { hrefOf } from './addresses';

/** The articles of the hub. */
export const articles: ReadPart = {
  group: 'articles',
  roles: 'all',
  async load(_, clock) {
    const { loadIndex } = await import('./load-index');
    const find = await loadIndex(dayOf(clock));
    return {
      find: (query) =>
        find(query).map(({ slug, title, summary }) => ({
          id: slug,
          title,
          detail: summary,
          href: hrefOf(slug),
        })),
    };
  },
};

export const search: readonly SearchPart[] = [articles];
