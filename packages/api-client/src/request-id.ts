import type { Middleware } from 'openapi-fetch';
import { randomId } from './random-id';

/** Names each request, so that a line of the server's log can be found by what the browser knows. */
export const nameRequest: Middleware = {
  onRequest({ request }) {
    request.headers.set('X-Request-Id', randomId());
  },
};
