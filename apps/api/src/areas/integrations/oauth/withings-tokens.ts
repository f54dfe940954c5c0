import type { Fetch } from './provider-fetch';

/** Statuses within an answer by which Withings refuses a token (its documentation: "Response status"). */
const refusing: ReadonlySet<unknown> = new Set([100, 101, 102, 200, 401]);
/** "Invalid params": a code or refresh token that is over, or a client that is not known. */
const invalid = 503;

/** True if Withings does not accept an access token. It says so with HTTP 200. */
export const isRefusedStatus = (status: unknown): boolean => refusing.has(status);

/** Withings takes an action with the parameters of RFC 6749, and wraps its answer, which it sends with HTTP 200 always. */
export const withingsTokenFetch =
  (ask: Fetch): Fetch =>
  async (input, init) => {
    const body = new URLSearchParams(String(init?.body));
    body.set('action', 'requesttoken');
    const response = await ask(input, { ...init, body });
    if (!response.ok) return response;
    const answered = (await response.json()) as { status?: unknown; body?: unknown; error?: unknown } | null;
    if (answered?.status === 0) return Response.json(answered.body);
    const isClient = /client/i.test(String(answered?.error ?? ''));
    const isOfGrant = answered?.status === invalid || isRefusedStatus(answered?.status);
    if (isOfGrant && !isClient) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    return Response.json({ error: 'temporarily_unavailable' }, { status: 503 });
  };
