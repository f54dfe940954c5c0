/** How the worker stands towards this page. */
export type RegistrationStatus =
  | 'registered'
  /** A new one is being installed. */
  | 'update-found'
  /** A new one is installed, and waits for this page to let go of the one that serves it. */
  | 'waiting'
  /** The browser dropped it, since its first worker could not be installed. */
  | 'gone';

export type Registration = {
  status(): RegistrationStatus;
  /** @returns how to stop listening */
  onChange(listener: () => void): () => void;
  /** Asks whether there is a new one. Resolves where the network is away, too. */
  update(): Promise<void>;
  /** Asks the one that waits to take over; false where none does. */
  skipWaiting(): boolean;
  /** Asks the active one to let go of older versions, if no page that is open wants them. */
  tidyUp(): void;
};

/** What the browser has of service workers. */
export type WorkerPlatform = {
  /** Where it is being worked on, what is kept for a time without a network would stand in the way. */
  isUnwanted: boolean;
  /** null where none is registered */
  find(): Promise<Registration | null>;
  /** null where the browser does not let it */
  register(): Promise<Registration | null>;
  /** Removes what an earlier visit registered. */
  removeAll(): Promise<void>;
  /**
   * Tells when another worker serves this page than the one before; not of the first.
   *
   * @returns how to stop listening
   */
  onControlChange(listener: () => void): () => void;
  /** Whether someone is looking, and the network is there. */
  isAwake(): boolean;
  reload(): void;
};

const scope = '/';
const script = '/service-worker.js';

/** The browser's own; null where it has none, as on an insecure address. */
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
        return toRegistration(await container.register(trustedScript(), options), container);
      } catch {
        // The app works without, and nobody can do anything about it.
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
      // One that is on its way takes the place of one that waits.
      if (registration.installing && registration.active) return 'update-found';
      // Where none serves the page, the page is as new as can be.
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

/** As much of Trusted Types as is needed. */
type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
};

/** Made once: the page's policy lets nobody make a second of the same name. */
let policy: { createScriptURL(url: string): string } | undefined;

/** The address of the script, as one that the page's policy trusts. No other is. */
function trustedScript(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy('nadi-worker', {
    createScriptURL(url) {
      if (url !== script) throw new TypeError(`${url} is not the worker.`);
      return url;
    },
  });
  return policy?.createScriptURL(script) ?? script;
}
