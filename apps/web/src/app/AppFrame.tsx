import { ActingContext } from '@nadi/ui/acting';
import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { AppLayout } from '@nadi/ui/layouts/AppLayout';
import { Suspense, useMemo } from 'react';
import { RouterProvider } from 'react-aria-components';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { type NavigateOptions, useLocation, useNavigate } from 'react-router-dom';
import { personOf } from '../kernel/acting/acting-person';
import { selectActing } from '../kernel/acting/acting-slice';
import { useAppSelector, useServices } from '../kernel/services/use-services';
import { ErrorBoundary } from '../kernel/shell/ErrorBoundary';
import { lazyPage } from '../kernel/shell/lazy-route';
import { Toasts } from '../kernel/shell/Toasts';
import { useNavigateEvent } from '../kernel/shell/use-navigate-event';
import { usePageChange } from '../kernel/shell/use-page-change';
import { useScrollMemory } from '../kernel/shell/use-scroll-memory';
import { useUpdateBanner } from '../kernel/shell/use-update-banner';
import { AppRoutes } from './AppRoutes';
import { useMailLink } from './use-mail-link';

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions;
  }
}

/** Same origin, but not part of the app: the server's own pages, and demonstrations. */
const serverPages = /^\/(dev|[\w-]+-demo|docs|storybook|openapi\.(json|yaml))(\/|$)/;

const ActingFrame = lazyPage(async () => (await import('../kernel/shell/ActingFrame')).ActingFrame);

/** Surrounds all pages: handles links and page changes, and keeps what stays on the screen between pages. */
export function AppFrame() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { navigation } = useServices();
  useNavigateEvent();
  useMailLink();
  usePageChange();
  useScrollMemory();
  const banner = useUpdateBanner();
  const acting = useAppSelector(selectActing);
  const person = useMemo(() => acting && personOf(acting), [acting]);

  function follow(href: string, options?: NavigateOptions) {
    if (serverPages.test(href)) navigation.leave(href);
    else navigate(href, options);
  }

  return (
    <RouterProvider navigate={follow}>
      <I18nProvider locale="en-IN">
        <ActingContext value={person}>
          {/* A page about another person is not shown before it says so. */}
          <Suspense fallback={<LoadingScreen />}>
            <AppLayout banner={banner} acting={acting && <ActingFrame {...acting} />}>
              <ErrorBoundary page={pathname}>
                <AppRoutes />
              </ErrorBoundary>
            </AppLayout>
          </Suspense>
          <Toasts />
        </ActingContext>
      </I18nProvider>
    </RouterProvider>
  );
}
