import { answer } from '@nadi/api-server/answers';
import { providerIds } from '@nadi/domain/integrations/providers';
import { query } from '../../../kernel/operation/operation';
import { presentConfiguration } from '../present-configuration';
import { providerConfigurations } from '../tables/provider-configurations';

export const listProviderConfigurations = query(
  'listProviderConfigurations',
  async (_, { tx, publicUrl }) => {
    const rows = await tx.select().from(providerConfigurations);
    return answer(
      providerIds.map((id) =>
        presentConfiguration(
          id,
          rows.find(({ provider }) => provider === id),
          publicUrl,
        ),
      ),
    );
  },
);
