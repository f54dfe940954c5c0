import { createHmac } from 'node:crypto';
import type { ProviderId } from '@nadi/domain/integrations/providers';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { ringOf } from '../../../kernel/keys/ring';
import { sealText, unsealText } from '../../../kernel/keys/sealed-text';
import type { Secrets } from '../../../kernel/keys/secrets';
import type { ProviderLink } from '../../../kernel/providers/provider-link';
import { demoRegistration, isOfDemo } from '../demo-provider/demo-provider';
import { providerConfigurations } from '../tables/provider-configurations';
import type { Registration, Tokens } from './client';

export const secretOf = (provider: ProviderId) => `client secret of ${provider}`;
export const tokensOf = (connectionId: string) => `tokens of ${connectionId}`;

export const sealClientSecret = (secrets: Secrets, provider: ProviderId, secret: string): string =>
  sealText(ringOf(secrets, 'integrations'), secretOf(provider), secret);

/** Returns the registration of this installation at a provider; null if it is not configured. */
export async function findRegistration(
  provider: ProviderId,
  { tx, secrets, providerLink }: { tx: Reader; secrets: Secrets; providerLink: ProviderLink },
): Promise<Registration | null> {
  if (isOfDemo({ id: provider })) return providerLink.demo && demoRegistration;
  const [row] = await tx
    .select()
    .from(providerConfigurations)
    .where(eq(providerConfigurations.provider, provider));
  if (!row) return null;
  const clientSecret = unsealText(ringOf(secrets, 'integrations'), secretOf(provider), row.sealedSecret);
  return { clientId: row.clientId, clientSecret };
}

/** Returns the providers at which this installation is registered. */
export async function findRegistered(tx: Reader, { demo }: ProviderLink): Promise<ReadonlySet<ProviderId>> {
  const rows = await tx.select({ id: providerConfigurations.provider }).from(providerConfigurations);
  return new Set([...rows.map(({ id }) => id), ...(demo ? (['demonstration'] as const) : [])]);
}

/** Returns the name under which an account is recognised: the name that the provider gives it is kept nowhere else in plain text. */
export function accountHashOf(secrets: Secrets, provider: ProviderId, account: string): string {
  const [{ id, key }] = ringOf(secrets, 'guessable');
  return `${id}.${hashOf(key, provider, account)}`;
}

const hashOf = (key: Buffer, provider: ProviderId, account: string): string =>
  createHmac('sha256', key).update(`account at ${provider} ${account}`).digest('base64url');

/** True if a hash is that of another account. One whose key is gone is not compared. */
export function isOfAnotherAccount(
  secrets: Secrets,
  known: string | null,
  { provider, account }: { provider: ProviderId; account: string | null },
): boolean {
  if (known === null || account === null) return false;
  const [id, hash] = known.split('.');
  const named = ringOf(secrets, 'guessable').find((one) => one.id === id);
  return named !== undefined && hashOf(named.key, provider, account) !== hash;
}

type SealedTokens = { sealedTokens: string; accessUntil: Date | null };

export const sealTokens = (
  secrets: Secrets,
  connectionId: string,
  { access, refresh, accessUntil, account }: Tokens,
): SealedTokens => ({
  sealedTokens: sealText(
    ringOf(secrets, 'integrations'),
    tokensOf(connectionId),
    JSON.stringify({ access, refresh, account }),
  ),
  accessUntil,
});

export const unsealTokens = (
  secrets: Secrets,
  connectionId: string,
  { sealedTokens, accessUntil }: SealedTokens,
): Tokens => ({
  ...(JSON.parse(unsealText(ringOf(secrets, 'integrations'), tokensOf(connectionId), sealedTokens)) as Pick<
    Tokens,
    'access' | 'refresh' | 'account'
  >),
  accessUntil,
});
