import type { Role } from '@nadi/contract/schema';
import type { LazyRoute } from './lazy-route';

/** A page that anyone may open. */
export type OpenRoute = LazyRoute & {
  path: string;
  /** Names the page in tab and history. */
  title: () => string;
  /** Whether all who are not signed in see the same, so that it is drawn when the app is built (`src/prerender`). */
  isAlike?: boolean;
};

/** A page for the signed-in. */
export type GuardedRoute = OpenRoute & {
  /** Who may see it, besides administrators. */
  roles: readonly Role[] | 'all';
};

export type AppRoute = OpenRoute | GuardedRoute;

/** The pages of an area, by what stands around them. */
export type AreaRoutes = {
  /** On the way in, for those who are not. */
  auth?: readonly OpenRoute[];
  /** For anyone to read. */
  legal?: readonly OpenRoute[];
  /** Between sign-up and the protected pages. */
  onboarding?: readonly GuardedRoute[];
  dashboard?: readonly GuardedRoute[];
};
