import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../kernel/session/destination';
import type { AppRoute } from '../kernel/shell/app-route';
import type { LazyRoute } from '../kernel/shell/lazy-route';
import { Page } from '../kernel/shell/Page';
import { AuthPages } from './AuthPages';
import { OnboardingPages } from './OnboardingPages';
import { RequireSession } from './RequireSession';
import {
  authRoutes,
  dashboardPages,
  dashboardRoutes,
  notFound,
  onboardingRoutes,
  readingPages,
  readingRoutes,
  redirects,
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
      <Routes>
        <Route element={<AuthPages />}>{authRoutes.map(page)}</Route>
        <Route element={late(readingPages)}>{readingRoutes.map(page)}</Route>
        <Route element={<RequireSession isBeforeOnboarding />}>
          <Route element={<OnboardingPages />}>{onboardingRoutes.map(page)}</Route>
        </Route>
        <Route element={<RequireSession />}>
          <Route element={late(dashboardPages)}>{dashboardRoutes.map(page)}</Route>
        </Route>
        {Object.entries(redirects).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path={paths.unauthorized} element={late(unauthorized)} />
        <Route path="*" element={late(notFound)} />
      </Routes>
      <SignOutGate />
    </>
  );
}
