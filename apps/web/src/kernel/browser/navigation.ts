/** The spec's window event by which anything outside of React asks the app to go to a path. */
export const navigateEvent = 'navigate';

/** Where a person was going when something came between; kept in the history entry. */
export type Place = { pathname: string; search: string; hash: string };
export type NavigateDetail = { path: string; state?: { from?: Place }; isReplacing?: boolean };

/** The page that the app stands in: the browser's own, or one that is drawn within another, as in the catalogue. */
export type Navigation = {
  /** Carries the `navigate` events. */
  events: EventTarget;
  /** Where the person is now. */
  place(): Place;
  /** Leaves the app for a page that is not its own. */
  leave(href: string): void;
};

export const browserNavigation = (): Navigation => ({
  events: window,
  place() {
    const { pathname, search, hash } = window.location;
    return { pathname, search, hash };
  },
  leave: (href) => window.location.assign(href),
});

/** Makes the app go to one of its own paths. */
export function navigateTo({ events }: Navigation, detail: NavigateDetail): void {
  events.dispatchEvent(new CustomEvent<NavigateDetail>(navigateEvent, { detail }));
}

/** The path asked for by a `navigate` event; null where it is none of ours, since anyone may dispatch one. */
export function readNavigation(event: Event): NavigateDetail | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('path' in detail)) return null;
  const { path } = detail;
  // `//host` and `/\host` are addresses of other sites.
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return null;
  return { ...(detail as NavigateDetail), path };
}

export const pathOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/** The place kept in a history entry's state, which any script of the page could have written. */
export function originOf(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const from = state.from as Partial<Place> | null | undefined;
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return null;
  return { pathname: from.pathname, search: from.search ?? '', hash: from.hash ?? '' };
}
