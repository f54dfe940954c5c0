import { serviceWorkerScript, trustedScript } from './trusted-script';

/** The state of the worker for this page. */
export type RegistrationStatus =
  | 'registered'
  /** A new one is being installed. */
  | 'update-found'
  /** A new one is installed, and waits until this page releases the one that serves it. */
  | 'waiting'
  /** The browser dropped it, because its first worker could not be installed. */
  | 'gone';

export type Registration = {
  status(): RegistrationStatus;
  /** @returns a function that stops listening */
  onChange(listener: () => void): () => void;
  /** Checks for a new version. Also resolves without a network. */
  update(): Promise<void>;
  /** Asks the waiting one to take over; false if there is none. */
  skipWaiting(): boolean;
  /** Asks the active one to delete older versions, unless an open page needs them. */
  tidyUp(): void;
};

/** The browser's service worker functions. */
export type WorkerPlatform = {
  /** True during development, where files cached for offline use would be in the way. */
  isUnwanted: boolean;
  /** null if none is registered */
  find(): Promise<Registration | null>;
  /** null if the browser does not allow it */
  register(): Promise<Registration | null>;
  /** Removes a worker that an earlier visit registered. */
  removeAll(): Promise<void>;
  /**
   * Signals when another worker starts serving this page; not for the first one.
   *
   * @returns a function that stops listening
   */
  onControlChange(listener: () => void): () => void;
  /** True if the page is visible and there is a network. */
  isAwake(): boolean;
  reload(): void;
};

const scope = '/';

/** The browser's own; null if it has none, as at an insecure address. */
export function browserWorker(): WorkerPlatform | null {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container) return null;
  return {
    isUnwanted: window.location.hostname === 'localhost' || (import.meta.env?.DEV ?? false),
    async find() {
      const found = await container.getRegistration(scope).catch(() => undefined);
      return found ? toRegistration(found, container) : null;
    },
    async register() {
      try {
        const options = { scope, updateViaCache: 'none' } as const;
        return toRegistration(
          await container.register(trustedScript(serviceWorkerScript), options),
          container,
        );
      } catch {
        // The app works without it, and the person cannot do anything about it.
        return null;
      }
    },
    async removeAll() {
      const all = await container.getRegistrations().catch(() => []);
      await Promise.all(all.map((one) => one.unregister().catch(() => false)));
    },
    onControlChange(listener) {
      let isServed = container.controller !== null;
      const listen = () => {
        if (isServed) listener();
        isServed = true;
      };
      container.addEventListener('controllerchange', listen);
      return () => container.removeEventListener('controllerchange', listen);
    },
    isAwake: () => document.visibilityState === 'visible' && navigator.onLine,
    reload: () => window.location.reload(),
  };
}

function toRegistration(
  registration: ServiceWorkerRegistration,
  container: ServiceWorkerContainer,
): Registration {
  return {
    status() {
      if (!registration.installing && !registration.waiting && !registration.active) return 'gone';
      // One that is being installed replaces one that waits.
      if (registration.installing && registration.active) return 'update-found';
      // If none serves the page, the page is as new as possible.
      return registration.waiting && container.controller ? 'waiting' : 'registered';
    },
    onChange(listener) {
      const follow = () => {
        registration.installing?.addEventListener('statechange', listener);
        listener();
      };
      registration.addEventListener('updatefound', follow);
      registration.installing?.addEventListener('statechange', listener);
      return () => {
        registration.removeEventListener('updatefound', follow);
        registration.installing?.removeEventListener('statechange', listener);
      };
    },
    async update() {
      await registration.update().catch(() => undefined);
    },
    skipWaiting() {
      registration.waiting?.postMessage({ type: 'SKIP_WAITING' });
      return registration.waiting !== null;
    },
    tidyUp: () => registration.active?.postMessage({ type: 'TIDY_UP' }),
  };
}
