import { randomId } from '@nadi/api-client/random-id';
import { doctorQuestion } from '../areas/doctors/doctor-question';
import { dashboardQuestions } from '../areas/vital-signs/queries/dashboard-questions';
import { tokenKeys } from '../kernel/browser/token-store';
import { roleHintKey } from '../kernel/session/role-hint-key';

/** Files of code that pages need, beside what all do; the build tells them. */
type FirstPages = {
  /** What stands around the pages of the signed-in. */
  signedIn: readonly string[];
  /** Their first page, by role. */
  homes: Partial<Record<string, readonly string[]>>;
};

declare const firstPages: FirstPages;
/** Where the API stands. */
declare const apiBase: string;

/**
 * Runs before the app's code is there: fetches beside it the code of the first page of whoever is signed in, and asks the server what
 * that page is going to ask.
 */
function begin(): void {
  const { token, role } = stored();
  if (token === null || window.nadiEarly) return;
  const { pathname, search } = window.location;
  const isHome = /^\/(dashboard\/?)?$/.test(pathname);
  const early = {
    token,
    askedAt: performance.now(),
    answers: new Map<string, Promise<Response>>(),
    isOver: false,
  };
  window.nadiEarly = early;
  const ask = (address: string) => {
    if (early.isOver) return;
    const url = new URL(`${apiBase}${address}`, window.location.href).href;
    const headers = { Authorization: `Bearer ${token}`, 'X-Request-Id': randomId() };
    const answer = fetch(url, { headers, credentials: 'include' });
    // Whoever takes it hears of it.
    answer.catch(() => undefined);
    early.answers.set(url, answer);
  };
  // Before the code, since the server takes its time, and a browser asks it six things at once and no more.
  ask('/auth/me');
  // Where there is a worker, this device may have what the server is slow to say.
  if (isHome && !navigator.serviceWorker?.controller) {
    setTimeout(() => {
      for (const question of questionsOf(role, search)) ask(addressOf(question));
    });
    // What no browser has at hand when it is first asked for dates, and the page will write some.
    (window.requestIdleCallback ?? setTimeout)(() => new Intl.DateTimeFormat());
  }
  if (isHome || pathname.startsWith('/dashboard/'))
    for (const file of (isHome && firstPages.homes[role]) || firstPages.signedIn) preload(file);
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

type Question = readonly ['get', string, { params?: { query: Record<string, string> } }];

/** What the first page of somebody asks. */
function questionsOf(role: string, search: string): readonly Question[] {
  if (role === 'PATIENT') return dashboardQuestions(search);
  return role === 'DOCTOR' ? [doctorQuestion] : [];
}

/** As the client writes it. */
function addressOf([, path, { params }]: Question): string {
  return params ? `${path}?${new URLSearchParams(params.query)}` : path;
}

begin();
