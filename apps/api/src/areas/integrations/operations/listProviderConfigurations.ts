import { answer } from '@nadi/api-server/answers';
import { query } from '../../../kernel/operation/operation';
import { providersHere } from '../demo-provider/demo-provider';
import { presentConfiguration } from '../present-configuration';
import { providerConfigurations } from '../tables/provider-configurations';

export const listProviderConfigurations = query(
  'listProviderConfigurations',
  async (_, { tx, publicUrl, providerLink }) => {
    const rows = await tx.select().from(providerConfigurations);
    const rowOf = (id: string) => rows.find(({ provider }) => provider === id);
    return answer(providersHere(providerLink).map((id) => presentConfiguration(id, rowOf(id), publicUrl)));
  },
);
