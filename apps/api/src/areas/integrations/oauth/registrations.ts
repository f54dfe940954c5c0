import type { ProviderId } from '@nadi/domain/integrations/providers';
import { eq } from 'drizzle-orm';
import type { Reader } from '../../../kernel/db/transaction';
import { ringOf } from '../../../kernel/keys/ring';
import { sealText, unsealText } from '../../../kernel/keys/sealed-text';
import type { Secrets } from '../../../kernel/keys/secrets';
import { providerConfigurations } from '../tables/provider-configurations';
import type { Registration, Tokens } from './client';

const secretOf = (provider: ProviderId) => `client secret of ${provider}`;
const tokensOf = (connectionId: string) => `tokens of ${connectionId}`;

export const sealClientSecret = (secrets: Secrets, provider: ProviderId, secret: string): string =>
  sealText(ringOf(secrets, 'integrations'), secretOf(provider), secret);

/** Returns the registration of this installation at a provider; null if it is not configured. */
export async function findRegistration(
  provider: ProviderId,
  { tx, secrets }: { tx: Reader; secrets: Secrets },
): Promise<Registration | null> {
  const [row] = await tx
    .select()
    .from(providerConfigurations)
    .where(eq(providerConfigurations.provider, provider));
  if (!row) return null;
  const clientSecret = unsealText(ringOf(secrets, 'integrations'), secretOf(provider), row.sealedSecret);
  return { clientId: row.clientId, clientSecret };
}

type SealedTokens = { sealedTokens: string; accessUntil: Date | null };

export const sealTokens = (
  secrets: Secrets,
  connectionId: string,
  { access, refresh, accessUntil }: Tokens,
): SealedTokens => ({
  sealedTokens: sealText(
    ringOf(secrets, 'integrations'),
    tokensOf(connectionId),
    JSON.stringify({ access, refresh }),
  ),
  accessUntil,
});

export const unsealTokens = (
  secrets: Secrets,
  connectionId: string,
  { sealedTokens, accessUntil }: SealedTokens,
): Tokens => ({
  ...(JSON.parse(
    unsealText(ringOf(secrets, 'integrations'), tokensOf(connectionId), sealedTokens),
  ) as Pick<Tokens, 'access' | 'refresh'>),
  accessUntil,
});
