import { answer } from '@nadi/api-server/answers';
import { providers } from '@nadi/domain/integrations/providers';
import { query } from '../../../kernel/operation/operation';
import { isOfDemo, providersHere } from '../demo-provider/demo-provider';
import { presentConnection } from '../present-connection';
import { findConnections } from '../queries/find-connections';
import { providerConfigurations } from '../tables/provider-configurations';

export const listHealthProviders = query(
  'listHealthProviders',
  async (_, { tx, caller, touched, providerLink }) => {
    const connections = await findConnections(caller, tx);
    const configured = await tx.select({ id: providerConfigurations.provider }).from(providerConfigurations);
    touched({ recordIds: connections.map(({ id }) => id) });
    return answer(
      providersHere(providerLink)
        .map((id) => ({
          ...providers[id],
          isConfigured: isOfDemo({ id }) || configured.some((one) => one.id === id),
        }))
        .map(({ id, name, types, isConfigured }) => {
          const connection = connections.find((one) => one.provider === id);
          return {
            ...{ id, name, types: [...types], isConfigured, isDemonstration: isOfDemo({ id }) },
            connection: connection ? presentConnection(connection) : null,
          };
        }),
    );
  },
);
