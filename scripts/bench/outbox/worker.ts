/** Workbox's own approach: requests are stored as they are, and sent one after the other. */
import { Queue } from 'workbox-background-sync';
import { type Asked, type Done, readingOf } from './shared';

/** The parts of the worker's type that are needed here; the types of a worker and those of a page exclude each other. */
type Client = { postMessage(done: Done): void };
type WorkerEvent = MessageEvent<Asked> & { waitUntil(work: Promise<unknown>): void };
declare const self: {
  skipWaiting(): Promise<void>;
  clients: { claim(): Promise<void> };
  addEventListener(name: string, listener: (event: WorkerEvent) => void): void;
};

const queue = new Queue('bench', {
  // Only when the bench asks for it.
  onSync: async () => undefined,
});

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('message', (event) => {
  const answer = (done: Done) => (event.source as Client | null)?.postMessage(done);
  event.waitUntil(
    replay(event.data).then(
      (took) => answer({ took }),
      (error: unknown) => answer({ error: String(error) }),
    ),
  );
});

async function replay({ people, count }: Asked): Promise<number> {
  for (let number = 0; number < count; number += 1) {
    const person = people[number % people.length];
    const request = new Request('/api/v1/vital-signs', {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${person?.token}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': crypto.randomUUID(),
      },
      body: JSON.stringify(readingOf(number)),
    });
    await queue.pushRequest({ request });
  }
  const began = performance.now();
  await queue.replayRequests();
  return performance.now() - began;
}
