import { answer } from '@nadi/api-server/answers';
import { providerIds, providers } from '@nadi/domain/integrations/providers';
import { query } from '../../../kernel/operation/operation';
import { isOfDemo, providersHere } from '../demo-provider/demo-provider';
import { findRegistered } from '../oauth/registrations';
import { presentConnection } from '../present-connection';
import { findConnections } from '../queries/find-connections';

export const listHealthProviders = query(
  'listHealthProviders',
  async (_, { tx, caller, touched, providerLink }) => {
    const connections = await findConnections(caller, tx);
    const registered = await findRegistered(tx, providerLink);
    touched({ recordIds: connections.map(({ id }) => id) });
    const here = providersHere(providerLink);
    const connectionAt = (id: string) => connections.find(({ provider }) => provider === id);
    return answer(
      providerIds
        // A connection can be seen and ended where its provider is not offered any more.
        .filter((id) => here.includes(id) || connectionAt(id))
        .map((id) => {
          const { name, types } = providers[id];
          const connection = connectionAt(id);
          return {
            ...{ id, name, types: [...types], isConfigured: registered.has(id) },
            isDemonstration: isOfDemo({ id }),
            connection: connection ? presentConnection(connection) : null,
          };
        }),
    );
  },
);
