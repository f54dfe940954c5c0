import type { paths } from '@nadi/contract/schema';

const path = '/logs/frontend' satisfies keyof paths;

/**
 * Sends one upload, and asks for no answer: whatever becomes of it, nobody is told.
 *
 * @param baseUrl of the API; a beacon goes only to the page's own server, since it would bring cookies to another
 */
export const sendLogs =
  (baseUrl: string) =>
  (body: string, isLeaving: boolean): void => {
    const { href, origin } = new URL(`${baseUrl}${path}`, window.location.href);
    const content = new Blob([body], { type: 'application/json' });
    try {
      if (origin === window.location.origin && navigator.sendBeacon?.(href, content)) return;
      const credentials = 'omit';
      fetch(href, { method: 'POST', body: content, credentials, keepalive: isLeaving }).catch(
        () => undefined,
      );
    } catch {
      // A browser that refuses to send anything: what was noticed stays unsaid.
    }
  };
