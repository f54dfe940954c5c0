import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as ece from 'http_ece';
import type { BrowserContext } from 'playwright-core';

export type PushService = {
  origin: string;
  /** Holds what the server sent, read as the browser would. */
  received: unknown[];
  /** Stands in for the browser's own service, which no test reaches: whoever subscribes gets an address here. */
  subscribe(context: BrowserContext): Promise<void>;
  stop(): void;
};

/** A push service of one browser on loopback, which can read what is encrypted for it. */
export async function startPushService(): Promise<PushService> {
  const ecdh = createECDH('prime256v1');
  const keys = { p256dh: ecdh.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  const received: unknown[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body = Buffer.concat(parts);
      const secrets = { version: 'aes128gcm', privateKey: ecdh, authSecret: keys.auth } as const;
      received.push(JSON.parse(ece.decrypt(body, secrets).toString()));
      response.writeHead(201).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    async subscribe(context) {
      await context.addInitScript(
        ({ endpoint, keys }) => {
          const name = 'test-push-subscription';
          const toSubscription = (options: PushSubscriptionOptionsInit) => ({
            options: { applicationServerKey: bytesOf(String(options.applicationServerKey)).buffer },
            toJSON: () => ({ endpoint, keys }),
            unsubscribe: async () => {
              localStorage.removeItem(name);
              return true;
            },
          });
          const bytesOf = (text: string) =>
            Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
          Object.assign(PushManager.prototype, {
            async subscribe(options: PushSubscriptionOptionsInit) {
              localStorage.setItem(name, JSON.stringify(options));
              return toSubscription(options);
            },
            async getSubscription() {
              const kept = localStorage.getItem(name);
              return kept && toSubscription(JSON.parse(kept));
            },
          });
        },
        { endpoint: `${origin}/browser`, keys },
      );
    },
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
