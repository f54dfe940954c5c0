import { randomId } from '@nadi/api-client/random-id';
import { tokenKeys } from '../kernel/browser/token-store';
import type { EarlyQuestions } from '../kernel/requests/early-questions';
import { roleHintKey } from '../kernel/session/role-hint-key';

export type EarlyPage = {
  /** As what the person was last here. @default everybody */
  role?: string;
  /** The code that only this page needs, where the page's head does not name it. */
  files?: readonly string[];
  questions?: EarlyQuestions;
};

/** Where the API stands; the build tells it. */
declare const apiBase: string;

/**
 * Runs before the app's code is there, where somebody is signed in: asks the server who they are and what their page is going to ask,
 * and has its code fetched meanwhile.
 *
 * @param pages that stand at this address, by role
 * @param isAt whether they stand at an address of the app; elsewhere it is only asked who is here
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
    // Whoever takes it hears of it.
    answer.catch(() => undefined);
    early.answers.set(url, answer);
  };
  // Before the code, since the server takes its time, and a browser asks it six things at once and no more.
  ask('/auth/me');
  const questions = page?.questions;
  // Where there is a worker, this device may have what the server is slow to say.
  if (questions && !navigator.serviceWorker?.controller) {
    setTimeout(() => {
      for (const question of questions(search, role)) ask(addressOf(question));
    });
    // What no browser has at hand when it is first asked for dates, and the page will write some.
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

function preload(file: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = `/${file}`;
  document.head.append(link);
}

/** As the client writes it. */
function addressOf([, path, init]: ReturnType<EarlyQuestions>[number]): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(init?.params?.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  const said = String(query);
  return said ? `${path}?${said}` : path;
}
