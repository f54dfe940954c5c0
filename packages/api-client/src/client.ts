import type { paths } from '@nadi/contract/schema';
import createClient, { type Client, type Middleware } from 'openapi-fetch';
import { answerProblems } from './answer-problems';
import { authenticate } from './authenticate';
import { requireIdempotencyKey } from './idempotency';
import { createRefresh, type Locks } from './refresh';
import { nameRequest } from './request-id';
import { type Fetch, requestTimeout, timedFetch } from './timed-fetch';
import type { TokenStore } from './token-store';

export type ApiClient = Client<paths>;

export type ApiClientOptions = {
  /** The address of the API, such as `/api/v1`. */
  baseUrl: string;
  tokens: TokenStore;
  /** Called once when the session cannot go on, after its tokens were cleared; `message` says why. */
  onSessionEnded: (reason: 'expired', message: string) => void;
  /** @default the browser's own */
  fetch?: Fetch;
  /** Keeps tabs from refreshing at once. @default the browser's own, where it has them */
  locks?: Locks;
  /** Milliseconds for one try. @default 30000 */
  timeout?: number;
  /** Completes each request, so that a second try after a refresh is the same one. @default nothing */
  complete?: readonly Middleware[];
};

/** The typed client of the contract. A refused answer resolves with `error`, a problem; no answer at all throws. */
export function createApiClient({
  baseUrl,
  tokens,
  onSessionEnded,
  fetch = (request) => globalThis.fetch(request),
  locks = globalThis.navigator?.locks,
  timeout = requestTimeout,
  complete = [],
}: ApiClientOptions): ApiClient {
  const timed = timedFetch(fetch, timeout);
  const refresh = createRefresh({ baseUrl, tokens, fetch: timed, locks, onSessionEnded });
  const client = createClient<paths>({ baseUrl, credentials: 'include', fetch: timed });
  client.use(
    answerProblems,
    requireIdempotencyKey,
    nameRequest,
    ...complete,
    authenticate({ tokens, fetch: timed, refresh }),
  );
  return client;
}
