import { createHash, randomBytes } from 'node:crypto';
import { demoReadings } from '@nadi/domain/integrations/demo-readings';
import { type Provider, type ProviderId, providerIds, providers } from '@nadi/domain/integrations/providers';
import type { KeyRing } from '../../../kernel/keys/ring';
import { sealText, unsealText } from '../../../kernel/keys/sealed-text';
import type { ConsentRequest, DemoProvider, ProviderLink } from '../../../kernel/providers/provider-link';

/** The registration of this installation at its own demonstration. */
export const demoRegistration = { clientId: 'nadi-demonstration', clientSecret: 'of-no-worth' };

const codeLasts = 60_000;
const accessLasts = 3_600_000;

type Code = { type: 'code'; challenge: string; callback: string; until: number; id: string };
type Access = { type: 'access'; grant: string; round: number; until: number };
type Refresh = { type: 'refresh'; grant: string; round: number; id: string };
type Token = Code | Access | Refresh;

/** Returns the providers of this installation: the demonstration is among them in a demonstration alone. */
export const providersHere = ({ demo }: ProviderLink): readonly ProviderId[] =>
  providerIds.filter((id) => !isOfDemo({ id }) || demo !== null);

export const isOfDemo = ({ id }: Pick<Provider, 'id'>): boolean => id === 'demonstration';

/**
 * An OAuth server with invented readings, for trying a connection out without an account anywhere. What it gives is sealed and not stored;
 * what was used or revoked is forgotten when the server ends.
 *
 * @param callback the only address to which it sends people back
 */
export function createDemoProvider(ring: KeyRing, callback: string, now: () => Date): DemoProvider {
  const gone = new Set<string>();
  /** Grants of earlier rounds are over. */
  let round = 0;
  const seal = (token: Token) => sealText(ring, 'demo provider', JSON.stringify(token));
  const open = <Type extends Token['type']>(
    text: string,
    type: Type,
  ): Extract<Token, { type: Type }> | null => {
    try {
      const token = JSON.parse(unsealText(ring, 'demo provider', text)) as Token;
      return token.type === type ? (token as Extract<Token, { type: Type }>) : null;
    } catch {
      return null;
    }
  };
  const grantTokens = (grant: string) =>
    Response.json({
      access_token: seal({ type: 'access', grant, round, until: now().getTime() + accessLasts }),
      refresh_token: seal({ type: 'refresh', grant, round, id: randomBytes(12).toString('base64url') }),
      expires_in: accessLasts / 1000,
      token_type: 'Bearer',
    });
  const refused = (error = 'invalid_grant') => Response.json({ error }, { status: 400 });

  function exchange(form: URLSearchParams): Response {
    const code = open(form.get('code') ?? '', 'code');
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isRight =
      code !== null &&
      code.until >= now().getTime() &&
      code.challenge === challenge &&
      code.callback === form.get('redirect_uri');
    if (!isRight || gone.has(code.id)) return refused();
    gone.add(code.id);
    return grantTokens(randomBytes(12).toString('base64url'));
  }

  function refresh(form: URLSearchParams): Response {
    const token = open(form.get('refresh_token') ?? '', 'refresh');
    if (!token || token.round < round || gone.has(token.grant) || gone.has(token.id)) return refused();
    gone.add(token.id);
    return grantTokens(token.grant);
  }

  async function answerToken(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const isOurs =
      form.get('client_id') === demoRegistration.clientId &&
      form.get('client_secret') === demoRegistration.clientSecret;
    if (!isOurs) return refused('invalid_client');
    if (form.get('grant_type') === 'authorization_code') return exchange(form);
    return form.get('grant_type') === 'refresh_token' ? refresh(form) : refused('unsupported_grant_type');
  }

  async function revoke(request: Request): Promise<Response> {
    const text = new URLSearchParams(await request.text()).get('token') ?? '';
    const token = open(text, 'refresh') ?? open(text, 'access');
    if (token) gone.add(token.grant);
    return new Response(null, { status: 200 });
  }

  function readings(request: Request): Response {
    const [, bearer = ''] = (request.headers.get('authorization') ?? '').split(' ');
    const token = open(bearer, 'access');
    if (!token || token.round < round || token.until < now().getTime() || gone.has(token.grant))
      return Response.json({ error: 'invalid_token' }, { status: 401 });
    const { searchParams } = new URL(request.url);
    const [from, to] = ['from', 'to'].map((name) => new Date(searchParams.get(name) ?? ''));
    if (!from || !to || Number.isNaN(from.getTime()) || Number.isNaN(to.getTime()))
      return Response.json({ error: 'invalid_request' }, { status: 400 });
    return Response.json({ readings: demoReadings(from, to) });
  }

  return {
    async answer(request: Request): Promise<Response> {
      const { pathname } = new URL(request.url);
      const of = (address: string) => new URL(address, request.url).pathname === pathname;
      const { tokenEndpoint, revocationEndpoint, readingsEndpoint } = providers.demonstration;
      if (of(tokenEndpoint)) return answerToken(request);
      if (revocationEndpoint && of(revocationEndpoint)) return revoke(request);
      return of(readingsEndpoint) ? readings(request) : new Response(null, { status: 404 });
    },

    forget(): void {
      round += 1;
    },

    readConsent(query: URLSearchParams): ConsentRequest | null {
      const [state, challenge] = [query.get('state') ?? '', query.get('code_challenge') ?? ''];
      const isOurs =
        query.get('response_type') === 'code' &&
        query.get('client_id') === demoRegistration.clientId &&
        query.get('redirect_uri') === callback &&
        query.get('code_challenge_method') === 'S256' &&
        /^[\w-]{20,200}$/.test(state) &&
        /^[\w-]{43}$/.test(challenge);
      return isOurs ? { callback, state, challenge } : null;
    },

    decide({ callback: back, state, challenge }: ConsentRequest, isAllowed: boolean): string {
      const url = new URL(back);
      url.searchParams.set('state', state);
      // RFC 9207: the answer of another server is not taken for this one's.
      url.searchParams.set('iss', new URL(providers.demonstration.issuer, back).href);
      if (isAllowed) {
        const id = randomBytes(12).toString('base64url');
        const until = now().getTime() + codeLasts;
        url.searchParams.set('code', seal({ type: 'code', challenge, callback: back, until, id }));
      } else url.searchParams.set('error', 'access_denied');
      return url.href;
    },
  };
}
