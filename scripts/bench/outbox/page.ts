/**
 * The part of the bench that runs in the browser: the outbox of the app, over the browser's own database and keys, and Workbox's queue in a
 * service worker.
 */
import { createApiClient } from '@nadi/api-client/client';
import { createEntries } from '../../../apps/web/src/kernel/offline/entries';
import { openRecords } from '../../../apps/web/src/kernel/offline/records';
import { createSender } from '../../../apps/web/src/kernel/offline/sender';
import { subjectOfNewReading } from '../../../apps/web/test/subjects';
import '../../../apps/web/src/app/writes';
import { createTransport } from '../../../apps/web/src/kernel/offline/transport';
import { openVault } from '../../../apps/web/src/kernel/offline/vault';
import { type Asked, type Done, type Person, readingOf } from './shared';

/** @returns milliseconds for sending, after everything was stored */
async function replayOurs({ userId, token }: Person, count: number): Promise<number> {
  const vault = openVault();
  const entries = createEntries({ records: openRecords(), vault });
  for (let number = 0; number < count; number += 1) {
    const idempotencyKey = crypto.randomUUID();
    await entries.add({
      owner: userId,
      write: { operation: 'recordVitalSign', body: readingOf(number), isNow: false },
      timestamp: Date.now(),
      idempotencyKey,
      subject: subjectOfNewReading(idempotencyKey),
      baseVersion: null,
    });
  }
  const tokens = {
    read: () => ({ token, refreshToken: null }),
    write: () => undefined,
    clear: () => undefined,
  };
  const api = createApiClient({ baseUrl: '/api/v1', tokens, onSessionEnded: () => undefined });
  const replay = createSender({
    entries,
    transport: createTransport(api),
    owner: () => userId,
    locks: navigator.locks,
  });
  const began = performance.now();
  const end = await replay();
  const took = performance.now() - began;
  if (end.kind !== 'done' || (await entries.count(userId)) > 0)
    throw new Error(`The round ended ${end.kind}.`);
  return took;
}

/** @returns milliseconds for replaying, after everything was stored */
async function replayWorkbox(people: readonly Person[], count: number): Promise<number> {
  const worker = await workbox();
  const answer = new Promise<Done>((resolve) =>
    navigator.serviceWorker.addEventListener('message', ({ data }) => resolve(data), { once: true }),
  );
  worker.postMessage({ people, count } satisfies Asked);
  const done = await answer;
  if ('error' in done) throw new Error(done.error);
  return done.took;
}

async function workbox(): Promise<ServiceWorker> {
  const { trustedTypes } = window as unknown as {
    trustedTypes: { createPolicy(name: string, rules: object): { createScriptURL(url: string): string } };
  };
  const known = await navigator.serviceWorker.getRegistration('/');
  if (!known) {
    const policy = trustedTypes.createPolicy('nadi-worker', { createScriptURL: (url: string) => url });
    await navigator.serviceWorker.register(policy.createScriptURL('/service-worker.js'));
  }
  const { active } = await navigator.serviceWorker.ready;
  if (!active) throw new Error('There is no worker.');
  return active;
}

Object.assign(window, { replayOurs, replayWorkbox });
