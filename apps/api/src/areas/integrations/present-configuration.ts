import type { ProviderConfiguration } from '@nadi/contract/schema';
import { callbackAt, type ProviderId, providers } from '@nadi/domain/integrations/providers';
import { demoRegistration, isOfDemo } from './demo-provider/demo-provider';

/** Returns the configuration of a provider without its secret. @param row undefined if it is not configured */
export function presentConfiguration(
  provider: ProviderId,
  row: { clientId: string } | undefined,
  publicUrl: string,
): ProviderConfiguration {
  const isDemonstration = isOfDemo({ id: provider });
  const registration = isDemonstration ? demoRegistration : row;
  const { name, consoleUrl } = providers[provider];
  return {
    ...{ provider, name, isDemonstration, consoleUrl },
    clientId: registration?.clientId ?? null,
    hasSecret: registration !== undefined,
    callbackUrl: callbackAt(publicUrl),
  };
}
