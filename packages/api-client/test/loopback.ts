import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { jest } from '@jest/globals';
import { type ApiClientOptions, createApiClient } from '../src/client';
import type { StoredTokens, TokenStore } from '../src/token-store';

export type Handle = (request: IncomingMessage, response: ServerResponse, body: string) => unknown;
export type Seen = { path: string; authorization: string | undefined; requestId: unknown; body: string };

export type Loopback = {
  /** The server's answer; replaced by each test. */
  handle: Handle;
  seen: Seen[];
  refreshes(): number;
  start(tokens: TokenStore, options?: Partial<ApiClientOptions>): Started;
  close(): void;
};
export type Started = {
  client: ReturnType<typeof createApiClient>;
  onSessionEnded: jest.Mock<ApiClientOptions['onSessionEnded']>;
};

/** A real server on loopback, and clients that talk to it. */
export async function startLoopback(): Promise<Loopback> {
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const body = await text(request);
    const { authorization, 'x-request-id': requestId } = request.headers;
    seen.push({ path: request.url ?? '', authorization, requestId, body });
    await loopback.handle(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;

  const loopback: Loopback = {
    handle: (_request, response) => response.writeHead(500).end(),
    seen,
    refreshes: () => seen.filter(({ path }) => path.endsWith('/auth/refresh')).length,
    start(tokens, options) {
      const onSessionEnded = jest.fn<ApiClientOptions['onSessionEnded']>();
      return { client: createApiClient({ baseUrl, tokens, onSessionEnded, ...options }), onSessionEnded };
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
  return loopback;
}

export const isRefresh = (request: IncomingMessage) => request.url?.endsWith('/auth/refresh') === true;

export function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

export function problem(response: ServerResponse, status: number, message: string): void {
  json(response, status, { success: false, status, message });
}

export const pair = (token: string) => ({ token, refreshToken: `refresh of ${token}` });

export function memoryStore(stored: StoredTokens): TokenStore {
  return {
    read: () => stored,
    write: (next) => {
      stored = next;
    },
    clear: () => {
      stored = { token: null, refreshToken: null };
    },
  };
}

export const reading = {
  type: 'blood_pressure',
  unit: 'mm[Hg]',
  measuredAt: '2026-11-20T07:10:00+05:30',
  systolic: 122,
  diastolic: 78,
} as const;
export const withKey = { header: { 'Idempotency-Key': 'an-intent-of-a-person' } };
