import type { ProviderId } from '@nadi/domain/integrations/providers';
import { ringOf } from '../../../kernel/keys/ring';
import { resealText } from '../../../kernel/keys/sealed-text';
import type { Secrets } from '../../../kernel/keys/secrets';
import { accountHashOf, secretOf, tokensOf, unsealTokens } from './registrations';

/** Returns the same content sealed with the newest key; null if it already is. */
const resealed = (about: string, sealed: string, secrets: Secrets): string | null =>
  resealText(ringOf(secrets, 'integrations'), about, sealed);

type KeptTokens = { provider: ProviderId; sealedTokens: string; accountHash: string | null };

/** Returns tokens sealed with the newest key, and the name of their account by it; null if they already are. */
export function resealTokens(
  connectionId: string,
  { provider, sealedTokens: sealed, accountHash }: KeptTokens,
  secrets: Secrets,
): Pick<KeptTokens, 'sealedTokens' | 'accountHash'> | null {
  const sealedTokens = resealed(tokensOf(connectionId), sealed, secrets);
  if (sealedTokens === null) return null;
  const { account } = unsealTokens(secrets, connectionId, { sealedTokens, accessUntil: null });
  return {
    sealedTokens,
    accountHash: account === null ? accountHash : accountHashOf(secrets, provider, account),
  };
}

export const resealClientSecret = (provider: ProviderId, sealed: string, secrets: Secrets): string | null =>
  resealed(secretOf(provider), sealed, secrets);
