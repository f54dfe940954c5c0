import { randomUUID } from 'node:crypto';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { someAddress, type Target } from './target';

export type Disguise = {
  url: string;
  /** The person whose requests these are from now on; null for no one's. */
  token: string | null;
  /** The number of answers of each status since this was last cleared. */
  statuses: Map<number, number>;
  /** Requests that were answered with a server error. */
  failures: string[];
  stop(): Promise<void>;
};

/**
 * A proxy between a tool and the product: gives each request a new key and an unused address, which the tool cannot create for
 * each request, and sees every answer.
 */
export async function startDisguise(target: Target): Promise<Disguise> {
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  const server = createServer((incoming, outgoing) => {
    const { connection: _, host: __, ...headers } = incoming.headers;
    const upstream = request(
      {
        host: '127.0.0.1',
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: {
          ...headers,
          'x-forwarded-for': someAddress(),
          'idempotency-key': randomUUID(),
          ...(disguise.token ? { authorization: `Bearer ${disguise.token}` } : {}),
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (isOwnFailure(status)) failures.push(`${status} ${incoming.method} ${incoming.url}`);
        outgoing.writeHead(status, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const disguise: Disguise = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: null,
    statuses,
    failures,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return disguise;
}

/** Server errors to ignore: the contract declares 503 as temporary, and 501 means not implemented yet. */
export const isOwnFailure = (status: number) => status >= 500 && status !== 501 && status !== 503;

export const toText = (statuses: Map<number, number>): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, times]) => `${status}: ${times}`)
    .join(', ');
