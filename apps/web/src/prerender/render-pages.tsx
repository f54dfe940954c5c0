import { pageTitle } from '@nadi/brand';
import { Banner } from '@nadi/ui/components/Banner';
import { Inline } from '@nadi/ui/components/Inline';
import { Link } from '@nadi/ui/components/Link';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import * as m from '@nadi/ui/messages';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App';
import { allTables, authPages, readingPages } from '../app/routes';
import type { AppRoute } from '../kernel/shell/app-route';
import { signedOut } from './signed-out';

export type PrerenderedPage = {
  /** Its address, which gives its file name. */
  path: string;
  title: string;
  html: string;
  /** True if the app's code hydrates it; otherwise it stays static. */
  isLive: boolean;
};

export type Prerendered = {
  /** The content of the one page for all other addresses, until the app's code is loaded. */
  loading: string;
  /** The text for people who block scripts, on a page that needs them. */
  withoutCode: string;
  pages: PrerenderedPage[];
};

/** Every page that looks the same to everyone who is not signed in. */
export async function renderPages(): Promise<Prerendered> {
  await Promise.all([readingPages.preload(), authPages.preload()]);
  const tables = await allTables();
  const readingRoutes = tables.flatMap(({ legal = [] }) => legal);
  const authRoutes = tables.flatMap(({ auth = [] }) => auth);
  const links = (
    <Inline space={4}>
      {readingRoutes.map(({ path, title }) => (
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
    pages: await Promise.all([
      ...readingRoutes.map((route) => renderPage(route, false)),
      ...authRoutes.filter(({ isAlike }) => isAlike).map((route) => renderPage(route, true)),
    ]),
  };
}

async function renderPage(route: AppRoute, isLive: boolean): Promise<PrerenderedPage> {
  const { path, title, preload } = route;
  // With its code loaded nothing suspends, and the whole page is drawn at once.
  await preload();
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <App services={signedOut()} />
    </MemoryRouter>
  );
  const html = isLive ? renderToString(page) : renderToStaticMarkup(page);
  return { path, title: pageTitle(title()), html, isLive };
}
