import { answerReminder } from './answer';
import { answerOf, medicinesPath, type PushData, pathOf, readPush, type Shown, toShow } from './push-message';

declare const self: ServiceWorkerGlobalScope;

/** Browsers send the old subscription along, for which TypeScript has no types. */
type SubscriptionChange = ExtendableEvent & { oldSubscription?: PushSubscription | null };

type NotificationData = PushData & { count: number };

const dataOf = ({ data }: Notification): NotificationData => ({ type: 'general', count: 1, ...data });

/** Shows what the server pushes, and leads to what it is about. */
export function showPushMessages(): void {
  // One after the other: each looks at what stands there already.
  let latest: Promise<unknown> = Promise.resolve();
  self.addEventListener('push', (event) => {
    const text = event.data?.text();
    latest = latest.then(() => show(text)).catch(() => undefined);
    event.waitUntil(latest);
  });
  self.addEventListener('notificationclick', (event) => {
    const { action, notification } = event;
    notification.close();
    const data = dataOf(notification);
    const status = answerOf(action);
    event.waitUntil(
      status && data.doses
        ? answerReminder({ tag: notification.tag, doses: data.doses, status }, () => open(medicinesPath))
        : open(pathOf(data)),
    );
  });
  self.addEventListener('pushsubscriptionchange', (event) =>
    (event as SubscriptionChange).waitUntil(renew(event as SubscriptionChange)),
  );
}

async function show(text: string | undefined): Promise<void> {
  const { registration } = self;
  const standing = await registration.getNotifications();
  const shown = standing.map((one): Shown => {
    const { type, count } = dataOf(one);
    return { tag: one.tag, type, count };
  });
  const { title, body, tag, data, actions, replaces } = toShow(readPush(text), shown);
  for (const one of standing) if (replaces.includes(one.tag)) one.close();
  const options: NotificationOptions & { actions?: typeof actions } = {
    ...{ body, tag, data },
    icon: '/icon-192.png',
    badge: '/icon-192.png',
  };
  // Half of an answer would mislead: both buttons, or none.
  const { maxActions = 0 } = Notification as { maxActions?: number };
  if (actions.length > 0 && actions.length <= maxActions) options.actions = actions;
  await registration.showNotification(title, options);
}

/** Milliseconds in which an open page answers that it goes where it is told. */
const timeoutMs = 3_000;

/** In a window that is open, which keeps what was typed; otherwise in a new one. Who is not signed in there is led to sign in first. */
async function open(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const [window] = windows.toSorted((one, other) => Number(other.focused) - Number(one.focused));
  if (!window) {
    await self.clients.openWindow(path);
    return;
  }
  // Some browsers refuse the focus; the page goes there nevertheless.
  const focused = await window.focus().catch(() => window);
  // A page that is still being loaded, or that is drawn without the app, hears nothing.
  if (await isFollowed(focused, path)) return;
  // A page that was closed meanwhile cannot be led anywhere.
  await focused.navigate(path).catch(() => self.clients.openWindow(path));
}

/** Resolves to whether the page says that it goes there. */
function isFollowed(page: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), timeoutMs);
    page.postMessage({ type: 'NAVIGATE', path }, [port2]);
  });
}

/** The browser has ended the subscription: a new one of the same kind, of which the next page tells the server. */
async function renew({ oldSubscription }: SubscriptionChange): Promise<void> {
  const options = oldSubscription?.options;
  if (options) await self.registration.pushManager.subscribe(options).catch(() => undefined);
}
