import { randomId } from '@nadi/api-client/random-id';
import { actingKey } from '../kernel/acting/acting-key';
import { tokenKeys } from '../kernel/browser/token-store';
import type { PrefetchQueries } from '../kernel/requests/prefetch-queries';
import { roleHintKey } from '../kernel/session/role-hint-key';

export type EarlyPage = {
  /** The role in which the person was last here. @default everyone */
  role?: string;
  /** Those who may see it: what it asks would be refused to others. @default everyone */
  roles?: readonly string[];
  /** The code that only this page needs, if the page's head does not name it. */
  files?: readonly string[];
  queries?: PrefetchQueries;
};

/** The address of the API; set by the build. */
declare const apiBase: string;

/**
 * Runs before the app's code is loaded, if someone is signed in: sends the requests for the user and for the page's data, and starts
 * fetching the page's code.
 *
 * @param pages at this address, by role
 * @param isAt true if they are at an address of the app; otherwise only the user is requested
 */
export function beginEarly(pages: readonly EarlyPage[], isAt = (_pathname: string) => true): void {
  const { token, role } = stored();
  if (token === null || window.nadiEarly) return;
  const { pathname, search, href } = window.location;
  const page = isAt(pathname) ? pages.find((one) => (one.role ?? role) === role) : undefined;
  const early = {
    token,
    askedAt: performance.now(),
    answers: new Map<string, Promise<Response>>(),
    isOver: false,
  };
  window.nadiEarly = early;
  const ask = (address: string) => {
    if (early.isOver) return;
    const url = new URL(`${apiBase}${address}`, href).href;
    const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': randomId() };
    const answer = fetch(url, { headers, credentials: 'include' });
    // The caller who takes it handles the failure.
    answer.catch(() => undefined);
    early.answers.set(url, answer);
  };
  // Before the code, because the server takes time, and a browser sends it no more than six requests at once.
  ask('/auth/me');
  const isOurs = !page?.roles || role === '' || page.roles.includes(role);
  const queries = isOurs ? page?.queries : undefined;
  // If there is a worker, this device may have data for which the server is slow.
  if (queries && !isActing() && !navigator.serviceWorker?.controller) {
    setTimeout(() => {
      for (const query of queries(search, role)) ask(addressOf(query));
    });
    // Date formats that no browser has ready at first use, and that the page needs.
    (window.requestIdleCallback ?? setTimeout)(() => new Intl.DateTimeFormat());
  }
  for (const file of page?.files ?? []) preload(file);
}

function stored(): { token: string | null; role: string } {
  try {
    return {
      token: localStorage.getItem(tokenKeys.token[0]),
      role: localStorage.getItem(roleHintKey) ?? '',
    };
  } catch {
    return { token: null, role: '' };
  }
}

/** Returns true if the tab is for another person; its own requests are then not those of the page. */
function isActing(): boolean {
  try {
    return sessionStorage.getItem(actingKey) !== null;
  } catch {
    return false;
  }
}

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

/** In the same form as the client's. */
function addressOf([, path, init]: ReturnType<PrefetchQueries>[number]): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(init?.params?.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const said = String(query);
  return said ? `${path}?${said}` : path;
}
