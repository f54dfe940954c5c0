import type { Provider } from '@nadi/domain/integrations/providers';
import * as oauth from 'oauth4webapi';
import { type DemoProvider, isOfDemo } from '../demo-provider/demo-provider';

/** Milliseconds for one answer of a provider. */
export const timeoutMs = 15_000;

export type Registration = { clientId: string; clientSecret: string };
export type Tokens = { access: string; refresh: string | null; accessUntil: Date | null };

/** The provider does not accept what was sent: the person must sign in again. */
export class ProviderRefused extends Error {}

export type Fetch = typeof fetch;

/** Sends requests to a provider: to the demonstration within this process, and to no address but those of its description. */
export const fetchOf =
  (provider: Provider, demo: DemoProvider): Fetch =>
  (input, init) => {
    const request = new Request(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    return isOfDemo(provider) ? demo.answer(request) : fetch(request);
  };

const serverOf = ({ issuer, authorizationEndpoint, tokenEndpoint, revocationEndpoint }: Provider) => ({
  issuer,
  authorization_endpoint: authorizationEndpoint,
  token_endpoint: tokenEndpoint,
  ...(revocationEndpoint && { revocation_endpoint: revocationEndpoint }),
});

export const newVerifier = (): string => oauth.generateRandomCodeVerifier();
export const newState = (): string => oauth.generateRandomState();

/** Returns the address at which the provider asks for consent. */
export async function authorizeUrlOf(
  provider: Provider,
  { clientId, state, verifier, callback }: { clientId: string; state: string; verifier: string; callback: string },
): Promise<string> {
  const url = new URL(provider.authorizationEndpoint);
  const parameters = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: callback,
    scope: provider.scopes.join(' '),
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

type Asked = { provider: Provider; registration: Registration; fetch: Fetch; now: Date };

/** Exchanges a code for tokens. @throws ProviderRefused if it is not accepted, or another error if the provider cannot be reached */
export async function exchangeCode(
  { provider, registration, fetch, now }: Asked,
  given: { code: string; iss?: string | undefined; state: string; verifier: string; callback: string },
): Promise<Tokens> {
  const [server, client] = [serverOf(provider), { client_id: registration.clientId }];
  const sent = new URLSearchParams({ code: given.code, state: given.state, ...(given.iss && { iss: given.iss }) });
  return accepted(async () => {
    const parameters = oauth.validateAuthResponse(server, client, sent, given.state);
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authenticationOf(registration),
      parameters,
      given.callback,
      given.verifier,
      { [oauth.customFetch]: tokenFetch(provider, fetch) },
    );
    return tokensOf(await oauth.processAuthorizationCodeResponse(server, client, response), now);
  });
}

/** Renews the tokens. @throws ProviderRefused if the refresh token is not accepted any more */
export async function refreshTokens(
  { provider, registration, fetch, now }: Asked,
  refresh: string,
): Promise<Tokens> {
  const [server, client] = [serverOf(provider), { client_id: registration.clientId }];
  return accepted(async () => {
    const response = await oauth.refreshTokenGrantRequest(
      server,
      client,
      authenticationOf(registration),
      refresh,
      { [oauth.customFetch]: tokenFetch(provider, fetch) },
    );
    const tokens = tokensOf(await oauth.processRefreshTokenResponse(server, client, response), now);
    // A provider that does not rotate sends none.
    return { ...tokens, refresh: tokens.refresh ?? refresh };
  });
}

/** Asks the provider to revoke a token, if it has an address for that. */
export async function revokeToken({ provider, registration, fetch }: Asked, token: string): Promise<void> {
  if (!provider.revocationEndpoint) return;
  const [server, client] = [serverOf(provider), { client_id: registration.clientId }];
  const response = await oauth.revocationRequest(server, client, authenticationOf(registration), token, {
    [oauth.customFetch]: fetch,
  });
  await oauth.processRevocationResponse(response);
}

const authenticationOf = ({ clientSecret }: Registration) => oauth.ClientSecretPost(clientSecret);

const tokensOf = (
  { access_token, refresh_token, expires_in }: oauth.TokenEndpointResponse,
  now: Date,
): Tokens => ({
  access: access_token,
  refresh: refresh_token ?? null,
  accessUntil: expires_in === undefined ? null : new Date(now.getTime() + expires_in * 1000),
});

/** Tells apart a refusal of the provider from one that cannot be reached. */
async function accepted<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    const isRefusal =
      error instanceof oauth.ResponseBodyError ||
      error instanceof oauth.AuthorizationResponseError ||
      error instanceof oauth.WWWAuthenticateChallengeError ||
      (error instanceof oauth.OperationProcessingError && error.code !== oauth.RESPONSE_IS_NOT_CONFORM);
    throw isRefusal ? new ProviderRefused('The provider refused.', { cause: error }) : error;
  }
}

/** Withings takes an action with the parameters, and wraps its answer. */
const tokenFetch = (provider: Provider, fetch: Fetch): Fetch =>
  provider.tokenForm === 'standard'
    ? fetch
    : async (input, init) => {
        const body = new URLSearchParams(String(init?.body));
        body.set('action', 'requesttoken');
        const response = await fetch(input, { ...init, body });
        const answered = (await response.json()) as { status?: unknown; body?: unknown };
        const isDone = response.ok && answered.status === 0;
        return Response.json(isDone ? answered.body : { error: 'invalid_grant' }, { status: isDone ? 200 : 400 });
      };
