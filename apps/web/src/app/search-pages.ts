import type { Role } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { indexResults } from '../kernel/search/index-results';
import type { SearchPart } from '../kernel/search/search-part';
import { paths } from '../kernel/session/destination';
import type { AppRoute } from '../kernel/shell/app-route';
import { navigationOf, secondaryNavigation } from './navigation';
import { allTables } from './routes';

/** Further words by which people look for a page. */
const otherWords: Readonly<Record<string, () => string>> = {
  '/dashboard/medical-records': m.search_words_page_records,
  '/dashboard/reports': m.search_words_page_reports,
  '/dashboard/reports/health': m.search_words_page_report,
  '/dashboard/integrations': m.search_words_page_integrations,
  '/dashboard/health-trends': m.search_words_page_trends,
  '/dashboard/profile/medical-history': m.search_words_page_history,
};

/** Pages that stand for themselves: not those of one thing, nor second addresses, nor the search. */
const isFindable = ({ path, title }: AppRoute): boolean =>
  !path.includes(':') && !path.startsWith('/public') && path !== paths.search && title() !== '';

/** The pages that a role may open, by the names that menus and titles give them. */
export const searchPages = (role: Role, isActing = false): SearchPart => ({
  group: 'pages',
  roles: 'all',
  async load() {
    const tables = await allTables();
    const guarded = tables
      .flatMap(({ dashboard = [] }) => dashboard)
      .filter(
        ({ roles, isForPatients }) =>
          (roles === 'all' || roles.includes(role)) && (!isActing || isForPatients === true),
      );
    const open = tables.flatMap((table) => table.open ?? []);
    const named = [
      ...[...navigationOf(role, isActing), ...secondaryNavigation(isActing)].map(({ href, label }) => ({
        href,
        title: label,
      })),
      ...[...guarded, ...open].filter(isFindable).map(({ path, title }) => ({ href: path, title: title() })),
    ];
    const pages = new Map(named.reverse().map((page) => [page.title, page]));
    const items = [...pages.values()].map((page) => ({
      ...{ ...page, id: page.title },
      words: otherWords[page.href]?.() ?? '',
    }));
    return { find: indexResults(items) };
  },
});
