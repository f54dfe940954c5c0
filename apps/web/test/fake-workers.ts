/** A service worker as a page sees it. */
class FakeWorker extends EventTarget {
  messages: string[] = [];
  /** Called with each message, as the worker would be. */
  onMessage: (type: string) => void = () => undefined;

  postMessage({ type }: { type: string }): void {
    this.messages.push(type);
    this.onMessage(type);
  }
}

/**
 * A browser's service workers, with the delay of Chromium: a waiting worker takes over only when it is asked and the active one has no event in
 * flight; the end of that event is missed, so it must be asked again.
 */
export function createFakeWorkers() {
  const active = new FakeWorker();
  const registration = Object.assign(new EventTarget(), {
    installing: null as FakeWorker | null,
    waiting: null as FakeWorker | null,
    active: active as FakeWorker | null,
    updates: 0,
    async update() {
      registration.updates += 1;
    },
  });
  const container = Object.assign(new EventTarget(), {
    controller: active as FakeWorker | null,
    getRegistration: async () => registration,
  });
  const workers = {
    registration,
    container,
    hasEventInFlight: false,
    /** The browser begins to install a new version. */
    find(): FakeWorker {
      const found = new FakeWorker();
      registration.installing = found;
      registration.dispatchEvent(new Event('updatefound'));
      return found;
    },
    /** The version that is being installed is whole, and waits. */
    install(): FakeWorker {
      const installed = registration.installing;
      if (!installed) throw new Error('None is being installed.');
      registration.installing = null;
      registration.waiting = installed;
      installed.onMessage = (type) => {
        if (type === 'SKIP_WAITING' && !workers.hasEventInFlight) queueMicrotask(workers.activate);
      };
      installed.dispatchEvent(new Event('statechange'));
      return installed;
    },
    /** The version that waits serves the page from now on. */
    activate(): void {
      registration.active = registration.waiting;
      registration.waiting = null;
      container.controller = registration.active;
      container.dispatchEvent(new Event('controllerchange'));
    },
  };
  return workers;
}
