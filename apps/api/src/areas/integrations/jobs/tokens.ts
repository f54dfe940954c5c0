import { type Provider, providerAt } from '@nadi/domain/integrations/providers';
import type { AppContext } from '../../../kernel/operation/context';
import { type Registration, refreshTokens, type Tokens } from '../oauth/client';
import { ProviderRefused, Superseded, Unreachable } from '../oauth/errors';
import { type Fetch, fetchOf } from '../oauth/provider-fetch';
import { findRegistration, sealTokens, unsealTokens } from '../oauth/registrations';
import { healthConnections } from '../tables/health-connections';
import { isHeld, type Leased } from './lease';
import { leaveTokens } from './leave-tokens';

/** Milliseconds before its end at which an access token is renewed. */
const early = 60_000;

type Kept = Pick<Leased, 'sealedTokens' | 'accessUntil'>;

/** The access to one account during one fetch. */
export type Access = {
  provider: Provider;
  ask: Fetch;
  /** Returns an access token that has not ended. */
  current(): Promise<string>;
  /** Returns another access token than the one that was refused. */
  renewed(): Promise<string>;
};

/** @param end ends every request that is still under way then */
export async function openAccess(row: Leased, end: AbortSignal, context: AppContext): Promise<Access> {
  const { secrets, config, db, clock, providerLink } = context;
  const registration = await db.read('keeper', (tx) =>
    findRegistration(row.provider, { tx, secrets, providerLink }),
  );
  // It may be configured again, and the tokens hold as long.
  if (!registration) throw new Unreachable('The provider is not configured.');
  const provider = providerAt(row.provider, config.publicUrl);
  const ask = fetchOf(provider, providerLink, { now: clock.now(), end });
  const open = ({ sealedTokens, accessUntil }: Kept): Tokens => {
    if (!sealedTokens) throw new ProviderRefused('There are no tokens.');
    return unsealTokens(secrets, row.id, { sealedTokens, accessUntil });
  };
  let tokens = open(row);
  const renew = async (): Promise<string> => {
    const kept = open(await readTokens(row, context));
    // Renewed meanwhile: the token that was refused is an earlier one.
    tokens = kept.access === tokens.access ? await refresh(kept, { provider, registration, ask }) : kept;
    return tokens.access;
  };
  const refresh = async (kept: Tokens, asked: Asked): Promise<Tokens> => {
    const renewed = await askAgain(kept, asked, clock.now());
    await keepTokens(row, renewed, context);
    return renewed;
  };
  return {
    ...{ provider, ask },
    current: async () => (isOver(tokens, clock.now()) ? renew() : tokens.access),
    renewed: renew,
  };
}

type Asked = { provider: Provider; registration: Registration; ask: Fetch };

async function askAgain(kept: Tokens, { provider, registration, ask }: Asked, now: Date): Promise<Tokens> {
  if (!kept.refresh) throw new ProviderRefused('There is no refresh token.');
  const renewed = await refreshTokens({ provider, registration, fetch: ask, now }, kept.refresh);
  return { ...renewed, account: renewed.account ?? kept.account };
}

async function readTokens(row: Leased, { db }: AppContext): Promise<Kept> {
  const { sealedTokens, accessUntil } = healthConnections;
  const [kept] = await db.read('keeper', (tx) =>
    tx.select({ sealedTokens, accessUntil }).from(healthConnections).where(isHeld(row)),
  );
  if (!kept) throw new Superseded();
  return kept;
}

/** Keeps tokens before they are used: the earlier refresh token may hold no more. Those of a connection that ended meanwhile are left to be revoked. */
async function keepTokens(row: Leased, tokens: Tokens, { db, secrets, newId }: AppContext): Promise<void> {
  const sealed = sealTokens(secrets, row.id, tokens);
  const isKept = await db.write('keeper', async (tx) => {
    const kept = await tx
      .update(healthConnections)
      .set(sealed)
      .where(isHeld(row))
      .returning({ id: healthConnections.id });
    if (kept.length > 0) return true;
    await leaveTokens({ ...row, sealedTokens: sealed.sealedTokens }, { tx, newId });
    return false;
  });
  if (!isKept) throw new Superseded();
}

const isOver = ({ accessUntil }: Tokens, now: Date): boolean =>
  accessUntil !== null && accessUntil.getTime() - early <= now.getTime();
