import { createHmac } from 'node:crypto';
import type { Provider } from '@nadi/domain/integrations/providers';
import { Unreachable } from './errors';
import type { Fetch } from './provider-fetch';

/** Statuses within an answer by which Withings refuses an access token (its documentation: "Response status"). */
const refusing: ReadonlySet<unknown> = new Set([100, 101, 102, 200, 401]);

/** True if Withings does not accept an access token. It says so with HTTP 200. */
export const isRefusedStatus = (status: unknown): boolean => refusing.has(status);

/** "Invalid Params: invalid code" or "invalid refresh_token". The same status is also that of other faults, which must sign nobody out. */
const isOfGrant = (error: unknown): boolean =>
  typeof error === 'string' && /invalid[ _](code|refresh[ _]?token)\b/i.test(error);

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
    if (isOfGrant(answered?.error)) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    return Response.json({ error: 'temporarily_unavailable' }, { status: 503 });
  };

type Asked = {
  provider: Provider;
  registration: { clientId: string; clientSecret: string };
  fetch: Fetch;
  now: Date;
};

/**
 * Ends the access to an account by the name that Withings gives it ("OAuth 2.0 - Revoke"). Such a request is signed with a number for one use
 * ("Signature v2 - Getnonce").
 */
export async function revokeAtWithings(asked: Asked, account: string): Promise<void> {
  const { nonceEndpoint, revocationEndpoint } = asked.provider;
  if (!nonceEndpoint) throw new Error('The provider signs no request.');
  const timestamp = String(Math.floor(asked.now.getTime() / 1000));
  const given = await askSigned(asked, nonceEndpoint, { action: 'getnonce', timestamp });
  const nonce = (given as { nonce?: unknown } | undefined)?.nonce;
  if (typeof nonce !== 'string') throw new Unreachable('The provider gave no number for one use.');
  await askSigned(asked, revocationEndpoint, { action: 'revoke', nonce }, { userid: account });
}

/** @param signed the signature is over these values and the identifier of this installation, in the order of their names */
async function askSigned(
  { registration: { clientId, clientSecret }, fetch: ask }: Asked,
  url: string,
  signed: Record<string, string>,
  more: Record<string, string> = {},
): Promise<unknown> {
  const all: Record<string, string> = { ...signed, client_id: clientId };
  const text = Object.keys(all)
    .sort()
    .map((name) => all[name])
    .join(',');
  const signature = createHmac('sha256', clientSecret).update(text).digest('hex');
  const response = await ask(url, {
    method: 'POST',
    body: new URLSearchParams({ ...all, signature, ...more }),
  });
  if (!response.ok) throw new Unreachable(`The provider answers ${response.status}.`);
  const answered = (await response.json()) as { status?: unknown; body?: unknown } | null;
  if (answered?.status !== 0) throw new Unreachable(`The provider answers ${answered?.status}.`);
  return answered.body;
}
