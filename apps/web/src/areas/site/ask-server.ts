import type { ServerState } from '@nadi/ui/screens/public/HelpScreen';

/** Milliseconds for an answer, after which it is not known whether there is one. */
const timeoutMs = 10_000;

const timeOf = (now: Date) =>
  new Intl.DateTimeFormat('en-IN', { hour: 'numeric', minute: '2-digit' }).format(now);

/** Sends the question, and rejects where nothing answers. */
export type AskReady = (init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>;

/** On a page without the app. */
const askByItself: AskReady = (init) =>
  fetch(`${import.meta.env?.VITE_API_ORIGIN ?? ''}/api/v1/health/ready`, init);

/** Asks the server whether it can answer. An answer that is none of its own, or none at all, is not known to be our fault. */
export async function askServer(now = new Date(), ask: AskReady = askByItself): Promise<ServerState> {
  if (!navigator.onLine) return { phase: 'offline' };
  const time = timeOf(now);
  try {
    const { ok, status } = await ask({
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (ok) return { phase: 'running', time };
    return { phase: status === 503 ? 'not-running' : 'unknown', time };
  } catch {
    return navigator.onLine ? { phase: 'unknown', time } : { phase: 'offline' };
  }
}
