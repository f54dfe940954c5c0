/** The browser's push messages. */
export type BrowserPush = {
  permission(): 'granted' | 'default' | 'denied';
  /** Asks the person, if they have not decided. */
  request(): Promise<'granted' | 'default' | 'denied'>;
  /** The token of the subscription that there is; null if there is none. */
  current(): Promise<string | null>;
  /**
   * Subscribes, or renews a subscription of another key.
   *
   * @param publicKey the application server key, base64url
   */
  subscribe(publicKey: string): Promise<string>;
  /** @returns false if it could not */
  unsubscribe(): Promise<boolean>;
};

/** The browser's own; null if it has none, as at an insecure address. */
export function browserPush(): BrowserPush | null {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  const manager = async () => (await container.getRegistration('/'))?.pushManager;
  const found = async () => (await (await manager())?.getSubscription()) ?? null;
  return {
    permission: () => Notification.permission,
    request: () =>
      Notification.permission === 'default'
        ? Notification.requestPermission()
        : Promise.resolve(Notification.permission),
    async current() {
      const subscription = await found().catch(() => null);
      return subscription && tokenOf(subscription);
    },
    async subscribe(publicKey) {
      const before = await found();
      if (before && keyOf(before) !== publicKey) await before.unsubscribe();
      const pushManager = await manager();
      if (!pushManager) throw new Error('The service worker is not ready yet.');
      const options = { userVisibleOnly: true, applicationServerKey: publicKey };
      return tokenOf(await pushManager.subscribe(options));
    },
    async unsubscribe() {
      const subscription = await found().catch(() => null);
      return subscription ? subscription.unsubscribe().catch(() => false) : true;
    },
  };
}

/** The subscription as base64url JSON, which the server reads. */
const tokenOf = (subscription: PushSubscription): string => {
  const { endpoint, keys } = subscription.toJSON();
  const applicationServerKey = keyOf(subscription);
  return toBase64Url(
    JSON.stringify({ endpoint, keys, ...(applicationServerKey && { applicationServerKey }) }),
  );
};

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  return key && toBase64Url(String.fromCharCode(...new Uint8Array(key)));
}

const toBase64Url = (bytes: string): string =>
  btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
