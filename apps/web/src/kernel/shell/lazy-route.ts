import { type ComponentType, createElement, lazy, useState } from 'react';
import { loadCode } from './load-code';

export type LazyRoute = { Screen: ComponentType; preload: () => Promise<unknown> };

/** Keeps the component that a page started with, because its state would be lost otherwise. */
function Begun({ find }: { find: () => ComponentType }) {
  const [Part] = useState(find);
  return createElement(Part);
}

/** Like React's `lazy`, for what takes the place of a page: throws a RouteLoadError if its code cannot be loaded, so that the frame says so. */
export const lazyPage = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await loadCode(load) }));

/** A page whose code is fetched when first needed, or earlier by `preload`; it then renders at once, without a fallback. */
export function lazyRoute(load: () => Promise<ComponentType>): LazyRoute {
  let loaded: ComponentType | undefined;
  const fetch = async () => {
    loaded = await load();
    return loaded;
  };
  const Late = lazyPage(fetch);
  // A failure is reported where the page is shown, not where it was preloaded.
  return {
    // biome-ignore lint/correctness/noComponentHookFactories: made once for each page, when its table is read
    Screen: () => createElement(Begun, { find: () => loaded ?? Late }),
    preload: () => fetch().catch(() => undefined),
  };
}
