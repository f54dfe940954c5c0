import { pageTitle } from '@nadi/brand';
import { Banner } from '@nadi/ui/components/Banner';
import { Inline } from '@nadi/ui/components/Inline';
import { Link } from '@nadi/ui/components/Link';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import * as m from '@nadi/ui/messages';
import { HomeScreen } from '@nadi/ui/screens/public/HomeScreen';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App';
import { allTables, authPages } from '../app/routes';
import { drawnDemos } from '../areas/demos/drawn';
import { drawnArticles, drawnHub } from '../areas/knowledge/drawn';
import { drawnSummary } from '../areas/links/viewer/drawn';
import { drawnVerification } from '../areas/prescriptions/verify/drawn';
import { drawnShop } from '../areas/shop/drawn';
import type { OpenRoute } from '../kernel/shell/app-route';
import { PublicDocument } from './PublicDocument';
import { signedOut } from './signed-out';

export type IslandPage =
  | 'home'
  | 'help'
  | 'hub'
  | 'article'
  | 'charts-demo'
  | 'live-demo'
  | 'prescription'
  | 'privacy'
  | 'shared-summary'
  | 'shop'
  | 'upload-demo'
  | 'video-demo';

export type PrerenderedPage = {
  /** Its address, which gives its file name. */
  path: string;
  title: string;
  /** For search engines; that of the product if it has none of its own. */
  description?: string;
  html: string;
  /** Describes a page of the public site, which may be listed and shared: its first address, if it has several, and the day of its last change. */
  site?: { canonical: string; changedOn?: string };
  /** The code that brings it to life: the app's, that of the islands of a public page (`<name>-main.tsx`), or none. */
  code: 'app' | 'none' | IslandPage;
  /** True if it has its islands for those too who are signed in, and is no page of the app. */
  isForEveryone?: boolean;
};

export type Prerendered = {
  /** The content of the one page for all other addresses, until the app's code is loaded. */
  loading: string;
  /** The text for people who block scripts, on a page that needs them. */
  withoutCode: string;
  pages: PrerenderedPage[];
};

/** Lists what a person who blocks scripts is led to from a page that needs them. */
const readable = [
  { path: '/public', title: m.public_home },
  { path: '/help', title: m.public_help },
  { path: '/terms', title: m.terms_title },
  { path: '/privacy', title: m.privacy_title },
];

const drawWide = (path: string, element: ReactNode): string =>
  renderToStaticMarkup(
    <PublicDocument path={path} isWide>
      {element}
    </PublicDocument>,
  );

/** Reached by a link or a code alone: they stand in no list. */
const unlisted = [drawnSummary, drawnVerification];

/** Every page that looks the same to everyone who is not signed in. */
export async function renderPages(): Promise<Prerendered> {
  await authPages.preload();
  const tables = await allTables();
  // The server gives `/` what is drawn for its second address.
  const openRoutes = tables.flatMap(({ open = [] }) => open).filter(({ path }) => path !== '/');
  const authRoutes = tables.flatMap(({ auth = [] }) => auth);
  const pages: PrerenderedPage[] = [];
  const addresses = openRoutes.map(({ path }) => path);
  for (const route of openRoutes)
    if (!route.path.includes(':'))
      pages.push({
        ...(await renderOpenPage(route)),
        site: { canonical: canonicalOf(route.path, addresses) },
      });
  for (const { element, title, changedOn, ...page } of await drawnArticles()) {
    const html = drawWide(page.path, element);
    const site = { canonical: page.path, changedOn };
    pages.push({ ...page, title: pageTitle(title), html, site, code: 'article' });
  }
  for (const { path, title, element, code } of [...drawnDemos, ...unlisted])
    pages.push({
      path,
      title: pageTitle(title()),
      html: drawWide(path, element),
      ...(!unlisted.some((one) => one.path === path) && { site: { canonical: path } }),
      code,
      isForEveryone: true,
    });
  for (const route of authRoutes) if (route.isAlike) pages.push(await renderWayIn(route));
  const links = (
    <Inline space={4}>
      {readable.map(({ path, title }) => (
        <Link key={path} href={path} tone="ink">
          {title()}
        </Link>
      ))}
    </Inline>
  );
  return {
    loading: renderToString(<LoadingScreen />),
    withoutCode: renderToStaticMarkup(
      <Banner tone="attention" title={m.app_without_code_title()} action={links}>
        {m.app_without_code()}
      </Banner>,
    ),
    pages,
  };
}

/** The first of a page's addresses: the one without `/public`, where there is one. */
function canonicalOf(path: string, addresses: readonly string[]): string {
  if (path === '/public') return '/';
  const short = path.replace(/^\/public(?=\/)/, '');
  return addresses.includes(short) ? short : path;
}

async function renderWayIn({ path, title, preload }: OpenRoute): Promise<PrerenderedPage> {
  // With its code loaded nothing suspends, and the whole page is drawn at once.
  await preload();
  const html = renderToString(
    <MemoryRouter initialEntries={[path]}>
      <App services={signedOut()} />
    </MemoryRouter>,
  );
  return { path, title: pageTitle(title()), html, code: 'app' };
}

const islandPages: Readonly<Record<string, IslandPage>> = {
  '/public': 'home',
  '/help': 'help',
  '/public/help': 'help',
  '/privacy': 'privacy',
  '/public/privacy': 'privacy',
  '/knowledge-hub': 'hub',
  '/public/health-shop': 'shop',
};

/** Holds what is drawn in place of pages that ask, within the app, who is here and at which address. */
const drawn: Readonly<Record<string, () => ReactNode>> = {
  '/public': () => <HomeScreen />,
  '/knowledge-hub': drawnHub,
  '/public/health-shop': drawnShop,
};

async function renderOpenPage({
  path,
  title,
  isWide = false,
  ...route
}: OpenRoute): Promise<PrerenderedPage> {
  await route.preload();
  const html = renderToStaticMarkup(
    <PublicDocument path={path} isWide={isWide}>
      {drawn[path]?.() ?? <route.Screen />}
    </PublicDocument>,
  );
  return { path, title: pageTitle(title()), html, code: islandPages[path] ?? 'none' };
}
