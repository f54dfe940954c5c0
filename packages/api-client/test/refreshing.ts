import type { Locks } from '../src/refresh';
import { type Handle, isRefresh, json, pair, problem } from './loopback';

/** A server that takes one token only, and gives it for any refresh token not used before. */
export function takesOnly(good: string, delay = 20): Handle {
  const used = new Set<string>();
  return async (request, response, body) => {
    if (isRefresh(request)) {
      await new Promise((resolve) => setTimeout(resolve, delay));
      const { refreshToken } = JSON.parse(body);
      if (used.has(refreshToken)) return problem(response, 401, 'Your session has ended. Sign in again.');
      used.add(refreshToken);
      return json(response, 200, { success: true, data: pair(good), ...pair(good) });
    }
    if (request.headers.authorization !== `Bearer ${good}`)
      return problem(response, 401, 'Sign in to continue.');
    return json(response, 200, { success: true, data: { echo: body } });
  };
}

/** A lock that is given to one after the other. */
export function turns(): Locks {
  let turn: Promise<unknown> = Promise.resolve();
  return {
    request: (_name, run) => {
      const mine = turn.then(run);
      turn = mine.catch(() => undefined);
      return mine;
    },
  };
}
