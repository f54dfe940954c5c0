import type { AreaRoutes } from './app-route';
import { loadCode } from './load-code';
import type { RouteLoadError } from './route-load-error';

export type LazyTable = {
  /**
   * Returns the table; suspends until it is loaded. Throws a RouteLoadError if it cannot be loaded.
   *
   * @param whenLoaded is called if it had to be waited for
   */
  read: (whenLoaded: () => unknown) => AreaRoutes;
  /** Resolves to the table, or to undefined if it cannot be loaded. */
  preload: () => Promise<AreaRoutes | undefined>;
};

/** The pages of an area, whose table is fetched when the first of them is opened: the frame does not grow with the number of pages. */
export function lazyTable(load: () => Promise<{ routes: AreaRoutes }>): LazyTable {
  let loaded: AreaRoutes | undefined;
  let failed: RouteLoadError | undefined;
  let waiting: Promise<void> | undefined;
  const fetch = async () => {
    loaded = (await load()).routes;
    return loaded;
  };
  return {
    read(whenLoaded) {
      if (loaded) return loaded;
      if (failed) throw failed;
      waiting ??= loadCode(fetch).then(
        () => void whenLoaded(),
        (error: RouteLoadError) => {
          failed = error;
        },
      );
      // As `lazy` does. React's `use` never goes on in tests that render outside of an awaited `act`.
      throw waiting;
    },
    // A failure is reported where the page is shown, not where it was preloaded.
    preload: () => fetch().catch(() => undefined),
  };
}
