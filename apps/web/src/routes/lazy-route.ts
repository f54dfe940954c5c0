import { type ComponentType, lazy } from 'react';
import { RouteLoadError } from '../app/route-load-error';

export type LazyRoute = { Screen: ComponentType; preload: () => Promise<unknown> };

/** A page whose code is fetched when it is first needed, or earlier by `preload`. */
export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  const loadOrExplain = () =>
    load().then(
      (Screen) => ({ default: Screen }),
      (cause: Error) => {
        throw new RouteLoadError(cause.message, { cause });
      },
    );
  // A failure is told where the page is shown, not where it was foreseen.
  return { Screen: lazy(loadOrExplain), preload: () => load().catch(() => undefined) };
}
