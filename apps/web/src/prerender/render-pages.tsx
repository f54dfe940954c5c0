import { pageTitle } from '@nadi/brand';
import { Banner } from '@nadi/ui/components/Banner';
import { Inline } from '@nadi/ui/components/Inline';
import { Link } from '@nadi/ui/components/Link';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import * as m from '@nadi/ui/messages';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { App } from '../App';
import { authRoutes, readingPages, readingRoutes } from '../app/routes';
import type { AppRoute } from '../kernel/shell/app-route';
import { signedOut } from './signed-out';

export type PrerenderedPage = {
  /** Its address, which its file is named after. */
  path: string;
  title: string;
  html: string;
  /** Whether the app's code takes it over; else it is read as it is. */
  isLive: boolean;
};

export type Prerendered = {
  /** What stands in the one page of all other addresses, until the app's code is there. */
  loading: string;
  /** What those read who let no code run, on a page that needs it. */
  withoutCode: string;
  pages: PrerenderedPage[];
};

/** Every page that looks the same to whoever is not signed in. */
export async function renderPages(): Promise<Prerendered> {
  await readingPages.preload();
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
  // With its code here nothing is waited for, and the whole page is drawn at once.
  await preload();
  const page = (
    <MemoryRouter initialEntries={[path]}>
      <App services={signedOut()} />
    </MemoryRouter>
  );
  const html = isLive ? renderToString(page) : renderToStaticMarkup(page);
  return { path, title: pageTitle(title()), html, isLive };
}
