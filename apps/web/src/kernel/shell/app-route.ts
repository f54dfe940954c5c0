import type { Role } from '@nadi/contract/schema';
import type { ActingLevel } from '@nadi/ui/acting';
import type { LazyRoute } from './lazy-route';

/** A page that anyone may open. */
export type OpenRoute = LazyRoute & {
  path: string;
  /** Title of the page in tab and history. */
  title: () => string;
  /** True if everyone who is not signed in sees the same, so that it is drawn when the app is built (`src/prerender`). */
  isAlike?: boolean;
  /** True if it goes from edge to edge; other public pages are one column. */
  isWide?: boolean;
};

/** A page for signed-in people. */
export type GuardedRoute = OpenRoute & {
  /** The roles that may see it, besides administrators. */
  roles: readonly Role[] | 'all';
  /**
   * True if all that it reads and writes is about the patient for whom the page is. Any other page is one's own, and says so to a person who
   * acts for another.
   */
  isForPatients?: boolean;
  /** The level that a person who acts for another needs to use it. @default 'view' */
  needs?: ActingLevel;
};

export type AppRoute = OpenRoute | GuardedRoute;

/** The pages of an area, by the layout around them. */
export type AreaRoutes = {
  /** Pages for signing in and signing up. */
  auth?: readonly OpenRoute[];
  /** Pages of the public site, for anyone. */
  open?: readonly OpenRoute[];
  /** Pages between sign-up and the protected pages. */
  onboarding?: readonly GuardedRoute[];
  dashboard?: readonly GuardedRoute[];
};
