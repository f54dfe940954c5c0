/**
 * Signals when a server that could not be reached may be back: the browser found a network, or the person looks at the page again.
 *
 * @returns a function that stops listening
 */
export function onOccasion(listener: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') listener();
  };
  window.addEventListener('online', listener);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    window.removeEventListener('online', listener);
    document.removeEventListener('visibilitychange', onVisible);
  };
}

/** Asks the browser to wake the worker once there is a network, for entries of a type, even if this page is closed by then. */
export function wakeWorkerFor(type: string): void {
  const container = globalThis.navigator?.serviceWorker;
  // Not in every browser; without it, entries are sent when a page is next opened.
  const register = async () => {
    const registration = (await container?.getRegistration('/')) as SyncingRegistration | undefined;
    await registration?.sync?.register(`offline-${type}`);
  };
  register().catch(() => undefined);
}

/** Background Sync, for which TypeScript has no types. */
type SyncingRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
