import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import * as m from '@nadi/ui/messages';
import { NotFoundScreen } from '@nadi/ui/screens/system/NotFoundScreen';
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { selectIsAnswered } from '../areas/identity/offers';
import { useAppSelector } from '../kernel/services/use-services';
import { gateOf } from '../kernel/session/destination';
import { selectSession } from '../kernel/session/session-selectors';
import { useTitle } from '../kernel/shell/use-title';
import { dashboardPages, readingPages } from './routes';

/** A signed-in person keeps the menu, and with it the way back; others have the header and the footer of the site. */
export function NotFoundRoute() {
  useTitle(m.not_found_title());
  const session = useAppSelector(selectSession);
  const isAnswered = useAppSelector(selectIsAnswered);
  if (session.phase === 'unknown' || session.phase === 'loading') return <LoadingScreen />;
  const isSignedIn = session.phase === 'active' && gateOf(session.user, isAnswered) === null;
  const { Screen: Layout } = isSignedIn ? dashboardPages : readingPages;
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Routes>
        <Route element={<Layout />}>
          <Route path="*" element={<NotFoundScreen isSignedIn={isSignedIn} />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
