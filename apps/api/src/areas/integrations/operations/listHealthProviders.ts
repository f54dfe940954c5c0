import { answer } from '@nadi/api-server/answers';
import type { HealthConnection } from '@nadi/contract/schema';
import { providerIds, providers } from '@nadi/domain/integrations/providers';
import { query } from '../../../kernel/operation/operation';
import { isOfDemo, providersHere } from '../demo-provider/demo-provider';
import { findRegistered } from '../oauth/registrations';
import { presentConnection } from '../present-connection';
import { findAttention } from '../queries/find-attention';
import { findConnections } from '../queries/find-connections';

export const listHealthProviders = query('listHealthProviders', async (_, given) => {
  const { tx, caller, touched, providerLink } = given;
  const connections: HealthConnection[] = [];
  for (const row of await findConnections(caller, tx))
    connections.push(presentConnection(row, await findAttention(row.id, given)));
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
        return {
          ...{ id, name, types: [...types], isConfigured: registered.has(id) },
          isDemonstration: isOfDemo({ id }),
          connection: connectionAt(id) ?? null,
        };
      }),
  );
});
