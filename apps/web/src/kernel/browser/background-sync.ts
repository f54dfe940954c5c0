/** Asks the browser to wake the worker once there is a network, for entries of a type, even if this page is closed by then. */
export function wakeWorkerFor(type: string): void {
  const container = globalThis.navigator?.serviceWorker;
  // Is not in every browser; without it, entries are sent when a page is next opened.
  const register = async () => {
    const registration = (await container?.getRegistration('/')) as SyncingRegistration | undefined;
    await registration?.sync?.register(`offline-${type}`);
  };
  register().catch(() => undefined);
}

/** Background Sync, for which TypeScript has no types. */
type SyncingRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };
