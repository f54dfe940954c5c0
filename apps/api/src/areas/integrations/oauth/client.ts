import type { Provider } from '@nadi/domain/integrations/providers';
import * as oauth from 'oauth4webapi';
import { isLocalName } from '../../../kernel/environment/is-demo';
import { isOfDemo } from '../demo-provider/demo-provider';
import { ProviderRefused, Unreachable, Unreadable } from './errors';
import type { Fetch } from './provider-fetch';
import { revokeAtWithings, withingsTokenFetch } from './withings-tokens';

export type Registration = { clientId: string; clientSecret: string };
export type Tokens = {
  access: string;
  refresh: string | null;
  accessUntil: Date | null;
  /** The name that the provider gives the account; null if it gives none. */
  account: string | null;
};

const serverOf = (provider: Provider) => ({
  issuer: provider.issuer,
  authorization_endpoint: provider.authorizationEndpoint,
  token_endpoint: provider.tokenEndpoint,
  authorization_response_iss_parameter_supported: provider.namesIssuer,
  revocation_endpoint: provider.revocationEndpoint,
});

/** Allows plain HTTP where it leaves neither this process nor this machine. */
const isPlainAllowed = (provider: Provider): boolean =>
  isOfDemo(provider) || isLocalName(new URL(provider.tokenEndpoint).hostname);

const optionsOf = (provider: Provider, fetch: Fetch) => ({
  [oauth.customFetch]: fetch,
  [oauth.allowInsecureRequests]: isPlainAllowed(provider),
});

export const newVerifier = (): string => oauth.generateRandomCodeVerifier();
export const newState = (): string => oauth.generateRandomState();

/** Returns the address at which the provider asks for consent. */
export async function authorizeUrlOf(
  provider: Provider,
  {
    clientId,
    state,
    verifier,
    callback,
  }: { clientId: string; state: string; verifier: string; callback: string },
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

/** Exchanges a code for tokens. @throws ProviderRefused if it is not accepted, another error if the provider cannot answer now */
export async function exchangeCode(
  { provider, registration, fetch, now }: Asked,
  given: { code: string; iss?: string | undefined; state: string; verifier: string; callback: string },
): Promise<Tokens> {
  const [server, client] = [serverOf(provider), { client_id: registration.clientId }];
  const sent = new URLSearchParams({
    code: given.code,
    state: given.state,
    ...(given.iss && { iss: given.iss }),
  });
  const parameters = validated(() => oauth.validateAuthResponse(server, client, sent, given.state));
  return accepted(async () => {
    const response = await oauth.authorizationCodeGrantRequest(
      server,
      client,
      authenticationOf(registration),
      parameters,
      given.callback,
      given.verifier,
      tokenOptionsOf(provider, fetch),
    );
    return tokensOf(await oauth.processAuthorizationCodeResponse(server, client, response), now);
  });
}

/** Refuses the answer of another issuer, or one without an issuer where the provider names it (RFC 9207). */
function validated<Result>(validate: () => Result): Result {
  try {
    return validate();
  } catch (error) {
    throw new ProviderRefused('The answer is not of this provider.', { cause: error });
  }
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
      tokenOptionsOf(provider, fetch),
    );
    const tokens = tokensOf(await oauth.processRefreshTokenResponse(server, client, response), now);
    // A provider that does not rotate sends none.
    return { ...tokens, refresh: tokens.refresh ?? refresh };
  });
}

/** Asks the provider to revoke the access. @throws Unreachable if it does not say that it did */
export async function revokeAccess(asked: Asked, { access, refresh, account }: Tokens): Promise<void> {
  const { provider, registration, fetch } = asked;
  if (provider.revokes === 'account') {
    // Without the name of the account there is nothing to ask for.
    if (account !== null) await revokeAtWithings(asked, account);
    return;
  }
  const [server, client] = [serverOf(provider), { client_id: registration.clientId }];
  const authentication = authenticationOf(registration);
  const options = optionsOf(provider, fetch);
  const response = await oauth.revocationRequest(server, client, authentication, refresh ?? access, options);
  await oauth.processRevocationResponse(response);
}

const tokenOptionsOf = (provider: Provider, fetch: Fetch) =>
  optionsOf(provider, provider.tokenForm === 'withings' ? withingsTokenFetch(fetch) : fetch);

const authenticationOf = ({ clientSecret }: Registration) => oauth.ClientSecretPost(clientSecret);

const tokensOf = (
  { access_token, refresh_token, expires_in, userid }: oauth.TokenEndpointResponse,
  now: Date,
): Tokens => ({
  account: typeof userid === 'string' || typeof userid === 'number' ? String(userid) : null,
  access: access_token,
  refresh: refresh_token ?? null,
  accessUntil: expires_in === undefined ? null : new Date(now.getTime() + expires_in * 1000),
});

/**
 * Tells a refusal of what a person gave from everything else: an outage, too many requests, or a wrong secret of this installation must not sign
 * anyone out.
 */
async function accepted<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof oauth.ResponseBodyError && error.status < 500 && error.error === 'invalid_grant')
      throw new ProviderRefused('The provider does not accept the grant.', { cause: error });
    if (error instanceof oauth.OperationProcessingError && error.code !== oauth.RESPONSE_IS_NOT_CONFORM)
      throw new Unreadable('The provider gave no tokens.', { cause: error });
    if (error instanceof Unreachable || error instanceof Unreadable) throw error;
    throw new Unreachable('The provider gives no tokens now.', { cause: error });
  }
}
