import type { Role } from '@nadi/contract/schema';
import { indexResults } from '../kernel/search/index-results';
import type { SearchPart } from '../kernel/search/search-part';
import { paths } from '../kernel/session/destination';
import type { AppRoute } from '../kernel/shell/app-route';
import { navigationOf, secondaryNavigation } from './navigation';
import { allTables } from './routes';

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
    return { find: indexResults([...pages.values()].map((page) => ({ ...page, id: page.title }))) };
  },
});
