import { toBase64Url } from '@nadi/domain/kernel/base64url';

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
   * @returns null if it could not (spec, point 8)
   */
  subscribe(publicKey: string): Promise<string | null>;
  /** @returns false if it could not */
  unsubscribe(): Promise<boolean>;
};

/** The permission of the person; `denied` where there are no notifications at all (spec, point 8). */
export const notificationPermission = (): NotificationPermission =>
  globalThis.Notification?.permission ?? 'denied';

/** The browser's own; null if it has none, as at an insecure address. */
export function browserPush(): BrowserPush | null {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  if (!container || !('PushManager' in globalThis) || !('Notification' in globalThis)) return null;
  const manager = async () => (await container.getRegistration('/'))?.pushManager;
  const found = async () => (await (await manager())?.getSubscription()) ?? null;
  return {
    permission: notificationPermission,
    request: () =>
      notificationPermission() === 'default'
        ? Notification.requestPermission()
        : Promise.resolve(notificationPermission()),
    async current() {
      const subscription = await found().catch(() => null);
      return subscription && tokenOf(subscription);
    },
    async subscribe(publicKey) {
      try {
        const before = await found();
        if (before && keyOf(before) !== publicKey) await before.unsubscribe();
        const options = { userVisibleOnly: true, applicationServerKey: publicKey };
        const subscription = await (await manager())?.subscribe(options);
        return subscription ? tokenOf(subscription) : null;
      } catch {
        return null;
      }
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
  const told = JSON.stringify({ endpoint, keys, ...(applicationServerKey && { applicationServerKey }) });
  return toBase64Url(new TextEncoder().encode(told));
};

function keyOf({ options }: PushSubscription): string | null {
  const key = options.applicationServerKey;
  return key && toBase64Url(new Uint8Array(key));
}
