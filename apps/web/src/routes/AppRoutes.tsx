import { LoadingScreen } from '@nadi/ui/components/LoadingScreen';
import { Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { paths } from '../features/session/destination';
import { AuthPages } from './AuthPages';
import { NotFoundRoute } from './NotFoundRoute';
import { OnboardingPages } from './OnboardingPages';
import { Page } from './Page';
import { ReadingPages } from './ReadingPages';
import { RequireSession } from './RequireSession';
import {
  type AppRoute,
  authRoutes,
  dashboardPages,
  dashboardRoutes,
  onboardingRoutes,
  readingRoutes,
  redirects,
} from './routes';
import { SignOutGate } from './SignOutGate';
import { UnauthorizedRoute } from './UnauthorizedRoute';

const page = (route: AppRoute) => (
  <Route key={route.path} path={route.path} element={<Page route={route} />} />
);

export function AppRoutes() {
  return (
    <>
      <Routes>
        <Route element={<AuthPages />}>{authRoutes.map(page)}</Route>
        <Route element={<ReadingPages />}>{readingRoutes.map(page)}</Route>
        <Route element={<RequireSession isBeforeOnboarding />}>
          <Route element={<OnboardingPages />}>{onboardingRoutes.map(page)}</Route>
        </Route>
        <Route element={<RequireSession />}>
          <Route element={<DashboardFrame />}>{dashboardRoutes.map(page)}</Route>
        </Route>
        {Object.entries(redirects).map(([from, to]) => (
          <Route key={from} path={from} element={<Navigate to={to} replace />} />
        ))}
        <Route path={paths.unauthorized} element={<UnauthorizedRoute />} />
        <Route path="*" element={<NotFoundRoute />} />
      </Routes>
      <SignOutGate />
    </>
  );
}

function DashboardFrame() {
  return (
    <Suspense fallback={<LoadingScreen />}>
      <dashboardPages.Screen />
    </Suspense>
  );
}
