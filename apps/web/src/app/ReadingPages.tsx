import { PublicLayout } from '@nadi/ui/layouts/PublicLayout';
import { ReadingLayout } from '@nadi/ui/layouts/ReadingLayout';
import { Suspense } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import { browserStorage } from '../kernel/browser/storage';
import { useAppSelector } from '../kernel/services/use-services';
import { readNameHint } from '../kernel/session/role-hint';
import { selectSession, selectUser } from '../kernel/session/session-selectors';
import { useAnchor } from '../kernel/shell/use-anchor';
import { routesAt } from './routes';

/** Around the pages of the public site, open to anyone. */
export function ReadingPages() {
  const { pathname, hash } = useLocation();
  const { open = [] } = routesAt(pathname);
  const visitor = useVisitor();
  useAnchor(pathname, hash);
  const isWide = open.find(({ path }) => matchPath(path, pathname))?.isWide ?? false;
  const page = (
    <Suspense fallback={null}>
      <Outlet />
    </Suspense>
  );
  return (
    <PublicLayout visitor={visitor} currentPath={pathname}>
      {isWide ? page : <ReadingLayout>{page}</ReadingLayout>}
    </PublicLayout>
  );
}

/** Until the server has said who is here, as whom this device remembers. */
function useVisitor() {
  const user = useAppSelector(selectUser);
  const { phase } = useAppSelector(selectSession);
  const firstName = user?.firstName ?? (phase === 'signed-out' ? null : readNameHint(browserStorage()));
  return firstName === null ? 'signed-out' : { firstName };
}
