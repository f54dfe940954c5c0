import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  open: [
    {
      path: '/knowledge-hub',
      title: m.hub_title,
      isWide: true,
      ...lazyRoute(async () => (await import('./HubRoute')).HubRoute),
    },
    {
      path: '/knowledge-hub/:slug',
      title: m.hub_title,
      isWide: true,
      ...lazyRoute(async () => (await import('./ArticleRoute')).ArticleRoute),
    },
  ],
};
