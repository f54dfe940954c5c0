import { isOfServer, isTransientStatus, serverMessageOr } from './problems';
import { randomId } from './random-id';
import type { Fetch } from './timed-fetch';
import type { TokenStore } from './token-store';
import { mayBeSamePerson } from './token-subject';

/** The parts of the Web Locks API that are needed here. */
export type Locks = { request<T>(name: string, run: () => Promise<T>): Promise<T> };

export type RefreshOutcome =
  | { kind: 'refreshed'; token: string }
  /** The session is over, or another person's by now. */
  | { kind: 'ended' }
  /** The server could not say; the session stands. */
  | { kind: 'unavailable'; response: Response };

type Options = {
  baseUrl: string;
  tokens: TokenStore;
  fetch: Fetch;
  locks: Locks | undefined;
  /** Told once when the session is over, after the tokens were cleared. */
  onSessionEnded: (reason: 'expired', message: string) => void;
};

export const refreshMessages = {
  failed: 'Token refresh failed',
  missing: 'No refresh token available',
} as const;

/**
 * Exchanges the refresh token. All who ask at once in this tab share one exchange; tabs and the worker take turns by a lock, and
 * who comes second uses what the first one got: a refresh token is good once.
 *
 * @throws where no answer came; the session stands.
 */
export function createRefresh({ baseUrl, tokens, fetch, locks, onSessionEnded }: Options) {
  let underway: Promise<RefreshOutcome> | undefined;

  async function end(message: string): Promise<RefreshOutcome> {
    tokens.clear();
    await tokens.settle?.();
    onSessionEnded('expired', message);
    return { kind: 'ended' };
  }

  async function exchange(refused: string | null): Promise<RefreshOutcome> {
    await tokens.renew?.();
    const { token, refreshToken } = tokens.read();
    if (token !== null && token !== refused) return { kind: 'refreshed', token };
    // Signed out, here or in another tab, while this request was under way: there is nothing left to end.
    if (token === null && refused !== null && refreshToken === null) return { kind: 'ended' };
    if (refreshToken === null) return end(refreshMessages.missing);

    const response = await fetch(
      new Request(`${baseUrl}/auth/refresh`, {
        method: 'POST',
        credentials: 'include',
        headers: { 'Content-Type': 'application/json', 'X-Request-Id': randomId() },
        body: JSON.stringify({ refreshToken }),
      }),
    );
    const answer: unknown = await response
      .clone()
      .json()
      .catch(() => null);
    await tokens.renew?.();
    // A person who signed out or in meanwhile must not find the old session again.
    if (tokens.read().refreshToken !== refreshToken) return { kind: 'ended' };
    if (isTransientStatus(response.status)) return { kind: 'unavailable', response };
    const next = response.ok ? tokensOf(answer) : null;
    // Success without tokens is of something on the way, such as a page of a hotel's network, and no word of the server.
    if (response.ok && !next) return { kind: 'unavailable', response: unreadable() };
    // So is a ban without a name.
    if (!next && response.status !== 401 && !isOfServer(answer))
      return { kind: 'unavailable', response: unreadable() };
    if (!next) return end(serverMessageOr(answer, refreshMessages.failed));
    tokens.write(next);
    await tokens.settle?.();
    return { kind: 'refreshed', token: next.token };
  }

  return async function refresh(refused: string | null): Promise<RefreshOutcome> {
    const { token } = tokens.read();
    if (token !== null && token !== refused) return sameHands(refused, token);
    underway ??= (locks ? locks.request('nadi-refresh', () => exchange(refused)) : exchange(refused)).finally(
      () => {
        underway = undefined;
      },
    );
    const outcome = await underway;
    return outcome.kind === 'refreshed' ? sameHands(refused, outcome.token) : outcome;
  };
}

/** Stands in for the answer of a gateway that could not read the server's. */
const unreadable = () => Response.json({ success: false, status: 502 }, { status: 502 });

/** Another tab may have signed in meanwhile: what one person began is never sent in another's name. */
function sameHands(refused: string | null, token: string): RefreshOutcome {
  return refused === null || mayBeSamePerson(refused, token)
    ? { kind: 'refreshed', token }
    : { kind: 'ended' };
}

function tokensOf(answer: unknown): { token: string; refreshToken: string } | null {
  const { token, refreshToken } = (answer as { data?: Record<string, unknown> } | null)?.data ?? {};
  return typeof token === 'string' && typeof refreshToken === 'string' ? { token, refreshToken } : null;
}
