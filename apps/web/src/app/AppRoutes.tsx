import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { Suspense } from 'react';
import { Route, Routes, useLocation, useParams } from 'react-router-dom';
import { paths } from '../kernel/session/destination';
import type { AppRoute } from '../kernel/shell/app-route';
import type { LazyRoute } from '../kernel/shell/lazy-route';
import { Page } from '../kernel/shell/Page';
import { Redirect } from '../kernel/shell/Redirect';
import { RequireSession } from './RequireSession';
import {
  authPages,
  dashboardPages,
  notFound,
  onboardingPages,
  readingPages,
  redirects,
  routesAt,
  unauthorized,
} from './routes';
import { SignOutGate } from './SignOutGate';

const page = (route: AppRoute) => (
  <Route key={route.path} path={route.path} element={<Page route={route} />} />
);

const late = ({ Screen }: LazyRoute) => (
  <Suspense fallback={<LoadingScreen />}>
    <Screen />
  </Suspense>
);

export function AppRoutes() {
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>
        <Pages />
      </Suspense>
      <SignOutGate />
    </>
  );
}

/** Leads a push message about a call to that call. */
function ToConsultation() {
  const { consultationId = '' } = useParams();
  return <Redirect to={`/dashboard/consultations/${encodeURIComponent(consultationId)}/video`} />;
}

/** The pages of the area at the present address; those of others are not needed to know what stands there. */
function Pages() {
  const { auth = [], open = [], onboarding = [], dashboard = [] } = routesAt(useLocation().pathname);
  return (
    <Routes>
      <Route element={late(authPages)}>{auth.map(page)}</Route>
      <Route element={late(readingPages)}>{open.map(page)}</Route>
      <Route element={<RequireSession isBeforeOnboarding />}>
        <Route element={late(onboardingPages)}>{onboarding.map(page)}</Route>
      </Route>
      <Route element={<RequireSession />}>
        <Route element={late(dashboardPages)}>{dashboard.map(page)}</Route>
      </Route>
      {Object.entries(redirects).map(([from, to]) => (
        <Route key={from} path={from} element={<Redirect to={to} />} />
      ))}
      <Route path="/video-call/:consultationId" element={<ToConsultation />} />
      <Route path={paths.unauthorized} element={late(unauthorized)} />
      <Route path="*" element={late(notFound)} />
    </Routes>
  );
}
