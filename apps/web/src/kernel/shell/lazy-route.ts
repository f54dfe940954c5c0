import { type ComponentType, createElement, lazy, useState } from 'react';
import { RouteLoadError } from './route-load-error';

export type LazyRoute = { Screen: ComponentType; preload: () => Promise<unknown> };

/** What a page began as it stays, or what is in it would be lost. */
function Begun({ find }: { find: () => ComponentType }) {
  const [Part] = useState(find);
  return createElement(Part);
}

/** A page whose code is fetched when it is first needed, or earlier by `preload`; it then stands at once, with nothing shown before it. */
export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  let loaded: ComponentType | undefined;
  const fetch = async () => {
    loaded = await load();
    return loaded;
  };
  const Late = lazy(() =>
    fetch().then(
      (Part) => ({ default: Part }),
      (cause: Error) => {
        throw new RouteLoadError(cause.message, { cause });
      },
    ),
  );
  // A failure is told where the page is shown, not where it was foreseen.
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its table is read
    Screen: () => createElement(Begun, { find: () => loaded ?? Late }),
    preload: () => fetch().catch(() => undefined),
  };
}
