import type { GuardedRoute } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';
import { type PlannedId, plannedPage } from './pages';

/** One page of the list. */
export const plannedRoute = (id: PlannedId): Pick<GuardedRoute, 'title' | 'Screen' | 'preload'> => ({
  title: plannedPage(id).title,
  ...lazyRoute(async () => {
    const { PlannedPage } = await import('./PlannedPage');
    return () => PlannedPage({ id });
  }),
});
