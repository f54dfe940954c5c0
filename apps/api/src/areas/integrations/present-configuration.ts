import type { ProviderConfiguration } from '@nadi/contract/schema';
import { callbackAt, type ProviderId, providers } from '@nadi/domain/integrations/providers';
import { isOfDemo } from './demo-provider/demo-provider';
import type { ProviderConfigurationRow } from './tables/provider-configurations';

/** Returns the configuration of a provider without its secret. @param row undefined if it is not configured */
export const presentConfiguration = (
  provider: ProviderId,
  row: Pick<ProviderConfigurationRow, 'clientId'> | undefined,
  publicUrl: string,
): ProviderConfiguration => ({
  provider,
  name: providers[provider].name,
  isDemonstration: isOfDemo({ id: provider }),
  clientId: row?.clientId ?? null,
  hasSecret: row !== undefined,
  callbackUrl: callbackAt(publicUrl),
  consoleUrl: providers[provider].consoleUrl,
});
