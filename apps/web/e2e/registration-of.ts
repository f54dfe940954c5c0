import type { CDPSession } from 'playwright-core';
import { inTime } from './until';

/** Returns the id by which the browser knows the worker of an origin, once it is registered. */
export async function registrationOf(cdp: CDPSession, origin: string): Promise<string> {
  const found = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${origin}/` && !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  return await inTime('the registration of the worker', found);
}
