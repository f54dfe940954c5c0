/**
 * Ends this browser's push messages, and takes away those that are shown: whoever uses it next must not see them. The server may not have been told of the sign-out,
 * and the push service may still keep some.
 */
export async function forgetPushes(): Promise<void> {
  const container = globalThis.navigator?.serviceWorker as ServiceWorkerContainer | undefined;
  const registration = await container?.getRegistration('/').catch(() => undefined);
  if (!registration) return;
  const shown = await registration.getNotifications().catch(() => []);
  for (const one of shown) one.close();
  // Is not in every browser that has workers.
  const manager = registration.pushManager as PushManager | undefined;
  const subscription = await manager?.getSubscription().catch(() => null);
  await subscription?.unsubscribe().catch(() => false);
}
