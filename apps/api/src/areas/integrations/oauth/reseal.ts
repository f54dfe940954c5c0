import type { ProviderId } from '@nadi/domain/integrations/providers';
import { ringOf } from '../../../kernel/keys/ring';
import { resealText } from '../../../kernel/keys/sealed-text';
import type { Secrets } from '../../../kernel/keys/secrets';
import { secretOf, tokensOf } from './registrations';

/** Returns the same content sealed with the newest key; null if it already is. */
const resealed = (about: string, sealed: string, secrets: Secrets): string | null =>
  resealText(ringOf(secrets, 'integrations'), about, sealed);

export const resealTokens = (connectionId: string, sealed: string, secrets: Secrets): string | null =>
  resealed(tokensOf(connectionId), sealed, secrets);

export const resealClientSecret = (provider: ProviderId, sealed: string, secrets: Secrets): string | null =>
  resealed(secretOf(provider), sealed, secrets);
