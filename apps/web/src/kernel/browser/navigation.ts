/** The spec's window event by which code outside React asks the app to go to a path. */
export const navigateEvent = 'navigate';

/** The page that a person wanted when they were redirected; kept in the history entry. */
export type Place = { pathname: string; search: string; hash: string };
export type NavigateDetail = { path: string; state?: { from?: Place }; isReplacing?: boolean };

/** The page that contains the app: the browser's own, or one that is drawn within another, as in the catalogue. */
export type Navigation = {
  /** Target of the `navigate` events. */
  events: EventTarget;
  /** The person's current address. */
  place(): Place;
  /** Leaves the app for a page that does not belong to it. */
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

/**
 * True for a path of the app. `//host` and `/\host` are addresses of other sites, and browsers read neither tabs nor line breaks of an
 * address: `/<tab>/host` is one too.
 */
const isOwnPath = (text: unknown): text is string =>
  typeof text === 'string' && /^\/(?![/\\])\P{Cc}*$/u.test(text);

/** The path requested by a `navigate` event; null if it is not one of ours, because anyone may dispatch one. */
export function readNavigation(event: Event): NavigateDetail | null {
  const detail: unknown = event instanceof CustomEvent ? event.detail : null;
  if (typeof detail !== 'object' || detail === null || !('path' in detail)) return null;
  const { path } = detail;
  if (!isOwnPath(path)) return null;
  return { ...(detail as NavigateDetail), path };
}

export const pathOf = ({ pathname, search, hash }: Place): string => `${pathname}${search}${hash}`;

/**
 * The place kept in a history entry's state, which any script of the page could have written; null if it does not lead into the app, so
 * that every place returned here is one that `readNavigation` follows.
 */
export function originOf(state: unknown): Place | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const from = state.from as Partial<Place> | null | undefined;
  const place = { pathname: from?.pathname ?? '', search: from?.search ?? '', hash: from?.hash ?? '' };
  if (Object.values(place).some((part) => typeof part !== 'string')) return null;
  const hasParts = /^(\?|$)/.test(place.search) && /^(#|$)/.test(place.hash);
  return isOwnPath(place.pathname) && hasParts && isOwnPath(pathOf(place)) ? place : null;
}
