import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

export const routes: AreaRoutes = {
  legal: [
    {
      path: '/terms',
      title: m.terms_title,
      ...lazyRoute(async () => (await import('@nadi/ui/screens/public/TermsScreen')).TermsScreen),
    },
    {
      path: '/privacy',
      title: m.privacy_title,
      ...lazyRoute(async () => (await import('@nadi/ui/screens/public/PrivacyScreen')).PrivacyScreen),
    },
  ],
};
