import { openCalls } from '@nadi/contract/calls';
import type { Middleware } from 'openapi-fetch';
import { callOf } from './call-of';
import type { RefreshOutcome } from './refresh';
import type { Fetch } from './timed-fetch';
import type { TokenStore } from './token-store';

type Options = {
  tokens: TokenStore;
  fetch: Fetch;
  refresh: (refused: string | null) => Promise<RefreshOutcome>;
};

/**
 * Says who asks, and asks once more with a fresh token where the old one was refused. Stands last in the chain, so that the copy kept
 * for the second try is what was sent.
 */
export function authenticate({ tokens, fetch, refresh }: Options): Middleware {
  const kept = new WeakMap<Request, { copy: Request; token: string | null }>();

  return {
    onRequest({ request, schemaPath }) {
      const { token } = tokens.read();
      if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
      // If no one needs to be signed in, a 401 is about the credentials in the request (sign-in), not about the token.
      const needsSession = !openCalls.has(callOf(request, schemaPath));
      // A body is spent once it is sent.
      if (needsSession) kept.set(request, { copy: request.clone(), token });
    },
    async onResponse({ request, response }) {
      const attempt = kept.get(request);
      kept.delete(request);
      if (response.status !== 401 || !attempt) return undefined;
      const outcome = await refresh(attempt.token);
      if (outcome.kind === 'ended') return undefined;
      // Shared by all who waited, and a body can be read once.
      if (outcome.kind === 'unavailable') return outcome.response.clone();
      attempt.copy.headers.set('Authorization', `Bearer ${outcome.token}`);
      return fetch(attempt.copy);
    },
  };
}
