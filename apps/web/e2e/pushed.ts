import { afterAll, describe } from '@jest/globals';
import type { Worker } from 'playwright-core';
import { type PushService, startPushService } from './push-service';
import { registrationOf } from './registration-of';
import { type Stage, setStage } from './stage';
import { inTime } from './until';
import { hasWholeBrowser, type Visitor } from './visitor';

/** Skips its tests in a headless shell, which shows no notification. */
export const describeWhole = hasWholeBrowser ? describe : describe.skip;

/** The stage of a file that reads what the server sends to push services. `service` is there once the stage is. */
export function setPushStage(): { stage: Stage; sent: { service: PushService } } {
  const sent = {} as { service: PushService };
  const stage = setStage(async () => {
    sent.service = await startPushService();
    return {
      hostname: 'nadi.localhost',
      isWriting: true,
      isWholeBrowser: true,
      env: { PUSH_SERVICES: sent.service.origin },
    };
  });
  afterAll(() => sent.service?.stop());
  return { stage, sent };
}

export type Push = (...messages: unknown[]) => Promise<void>;

/** Returns a function that hands messages to the worker as a push service does, and resolves once they are shown. A page of the origin must be served by the worker. */
export async function pusherTo(visitor: Visitor, origin: string): Promise<Push> {
  const cdp = await visitor.context.newCDPSession(visitor.page);
  const registrationId = await registrationOf(cdp, origin);
  const worker = await workerOf(visitor);
  return async (...messages) => {
    await worker.evaluate(holdShowing, messages.length);
    for (const message of messages)
      await cdp.send('ServiceWorker.deliverPushMessage', {
        origin,
        registrationId,
        data: JSON.stringify(message),
      });
    await inTime('what was pushed', worker.evaluate('showing'));
  };
}

/** Returns the worker, of which Playwright may hear later than the page. */
const workerOf = async ({ context }: Visitor): Promise<Worker> =>
  context.serviceWorkers()[0] ?? context.waitForEvent('serviceworker');

/**
 * Leaves a promise in the worker that is kept once it has shown its next notifications. Chromium 156 forgets one if
 * somebody asks for the list while it is being shown, as a test that looks again and again does (13 of 40).
 */
function holdShowing(count: number): void {
  const scope = globalThis as unknown as { registration: ServiceWorkerRegistration; showing: Promise<void> };
  const { registration } = scope;
  const show = ServiceWorkerRegistration.prototype.showNotification.bind(registration);
  let left = count;
  scope.showing = new Promise((resolve, reject) => {
    registration.showNotification = (...given) => {
      const shown = show(...given);
      shown.then(() => {
        left -= 1;
        if (left === 0) resolve();
      }, reject);
      return shown;
    };
  });
}

/**
 * Presses what is shown, as the system tells the worker: what it draws itself no test can press. The event is not the system's, so its work is waited for here, and what
 * it opens is told instead of opened: a browser opens windows only after a person's press.
 *
 * @param action the button in it @default none: the notification itself
 */
export async function pressNotification(visitor: Visitor, tag: string, action = ''): Promise<string[]> {
  const worker = await workerOf(visitor);
  return worker.evaluate(
    async (wanted) => {
      type Scope = {
        registration: ServiceWorkerRegistration;
        clients: { openWindow(path: string): Promise<null> };
        NotificationEvent: new (type: string, given: { notification: Notification; action: string }) => Event;
      };
      const scope = globalThis as unknown as Scope;
      const [notification] = await scope.registration.getNotifications({ tag: wanted.tag });
      if (!notification) throw new Error('It is not shown.');
      const event = new scope.NotificationEvent('notificationclick', {
        notification,
        action: wanted.action,
      });
      const work: Promise<unknown>[] = [];
      const opened: string[] = [];
      Object.defineProperty(event, 'waitUntil', { value: (one: Promise<unknown>) => work.push(one) });
      scope.clients.openWindow = async (path) => {
        opened.push(path);
        return null;
      };
      dispatchEvent(event);
      await Promise.all(work);
      return opened;
    },
    { tag, action },
  );
}
