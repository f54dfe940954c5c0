import * as m from '@nadi/ui/messages';
import type { AreaRoutes } from '../../kernel/shell/app-route';
import { lazyRoute } from '../../kernel/shell/lazy-route';

/** Pages with two addresses have the specification's second one below `/public`. */
export const routes: AreaRoutes = {
  open: [
    {
      path: '/about',
      title: m.public_about,
      ...lazyRoute(async () => (await import('@nadi/ui/screens/public/AboutScreen')).AboutScreen),
    },
    {
      path: '/public/about',
      title: m.public_about,
      ...lazyRoute(async () => (await import('@nadi/ui/screens/public/AboutScreen')).AboutScreen),
    },
    {
      path: '/help',
      title: m.public_help,
      isWide: true,
      ...lazyRoute(async () => (await import('./HelpRoute')).HelpRoute),
    },
    {
      path: '/public/help',
      title: m.public_help,
      isWide: true,
      ...lazyRoute(async () => (await import('./HelpRoute')).HelpRoute),
    },
    {
      path: '/terms',
      title: m.terms_title,
      ...lazyRoute(async () => (await import('@nadi/ui/screens/public/TermsScreen')).TermsScreen),
    },
    {
      path: '/privacy',
      title: m.privacy_title,
      ...lazyRoute(async () => (await import('./PrivacyRoute')).PrivacyRoute),
    },
    {
      path: '/public/privacy',
      title: m.privacy_title,
      ...lazyRoute(async () => (await import('./PrivacyRoute')).PrivacyRoute),
    },
    {
      path: '/cookies',
      title: m.cookies_title,
      ...lazyRoute(async () => (await import('@nadi/ui/screens/public/CookiesScreen')).CookiesScreen),
    },
    {
      path: '/blog',
      title: m.statement_blog_title,
      ...lazyRoute(async () => (await import('./BlogRoute')).BlogRoute),
    },
    {
      path: '/webinars',
      title: m.statement_webinars_title,
      ...lazyRoute(async () => (await import('./WebinarsRoute')).WebinarsRoute),
    },
    {
      path: '/careers',
      title: m.statement_careers_title,
      ...lazyRoute(async () => (await import('./CareersRoute')).CareersRoute),
    },
    {
      path: '/press',
      title: m.statement_press_title,
      ...lazyRoute(async () => (await import('./PressRoute')).PressRoute),
    },
    {
      path: '/partners',
      title: m.statement_partners_title,
      ...lazyRoute(async () => (await import('./PartnersRoute')).PartnersRoute),
    },
  ],
};
