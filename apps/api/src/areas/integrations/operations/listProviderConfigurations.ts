import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { providersHere } from '../demo-provider/demo-provider';
import { presentConfiguration } from '../present-configuration';
import { providerConfigurations } from '../tables/provider-configurations';

export const listProviderConfigurations = query(
  'listProviderConfigurations',
  async (_, { tx, publicUrl, providerLink }) => {
    const { provider, clientId, version } = providerConfigurations;
    const rows = await tx.select({ provider, clientId, version }).from(providerConfigurations);
    const rowOf = (id: string) => rows.find((one) => one.provider === id);
    const configurations = [];
    for (const id of providersHere(providerLink))
      configurations.push(await presentConfiguration(id, rowOf(id), { tx, publicUrl }));
    return answer(configurations);
  },
);
