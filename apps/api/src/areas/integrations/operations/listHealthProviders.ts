import { answer } from '@nadi/api-server/answers';
import { providerIds, providers } from '@nadi/domain/integrations/providers';
import { query } from '../../../kernel/operation/operation';
import { isOfDemo } from '../demo-provider/demo-provider';
import { presentConnection } from '../present-connection';
import { findConnections } from '../queries/find-connections';
import { providerConfigurations } from '../tables/provider-configurations';

export const listHealthProviders = query('listHealthProviders', async (_, { tx, caller, touched }) => {
  const connections = await findConnections(caller, tx);
  const configured = await tx.select({ id: providerConfigurations.provider }).from(providerConfigurations);
  touched({ recordIds: connections.map(({ id }) => id) });
  return answer(
    providerIds
      .map((id) => ({ ...providers[id], isConfigured: configured.some((one) => one.id === id) }))
      // The demonstration is there in a demonstration alone.
      .filter((provider) => provider.isConfigured || !isOfDemo(provider))
      .map(({ id, name, types, isConfigured }) => {
        const connection = connections.find((one) => one.provider === id);
        return {
          ...{ id, name, types: [...types], isConfigured, isDemonstration: isOfDemo({ id }) },
          connection: connection ? presentConnection(connection) : null,
        };
      }),
  );
});
