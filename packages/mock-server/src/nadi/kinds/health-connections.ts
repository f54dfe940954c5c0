import { examples } from '@nadi/contract/examples';
import type { ExportedHealthConnection, HealthConnection, HealthProvider } from '@nadi/contract/schema';
import { type ProviderId, providerIds, providers, syncEvery } from '@nadi/domain/integrations/providers';
import type { Kind } from '../../mock-types';
import type { Person } from '../world';
import { keptList, ownerOf } from './list-adapters';

/** The mock has the demonstration alone: no other provider is there to ask. */
export const isConfigured = (id: ProviderId): boolean => id === 'demonstration';

export const healthConnections: Kind<HealthConnection> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => me.connections, {
      remove(id) {
        me.connections = me.connections.filter((one) => one.id !== id);
      },
    });
  },
};

/** Lists providers as they are described, each with the connection to it. */
export const healthProviders: Kind<HealthProvider> = {
  kept(given) {
    const me = ownerOf(given);
    return keptList(() => providerIds.map((id) => presentProvider(id, me, given.now)));
  },
};

function presentProvider(id: ProviderId, { connections }: Person, now: Date): HealthProvider {
  const { name, types } = providers[id];
  const found = connections.find(({ provider }) => provider === id);
  return {
    ...{ id, name, types: [...types], isDemonstration: id === 'demonstration' },
    isConfigured: isConfigured(id),
    connection: found ? fetchedAgain(found, now) : null,
  };
}

/** Returns a connection whose readings were fetched in time: nothing new came. */
function fetchedAgain(connection: HealthConnection, now: Date): HealthConnection {
  const fetchedAt = Date.parse(connection.connectedAt);
  const since = (now.getTime() - fetchedAt) % syncEvery;
  const lastSyncAt = new Date(now.getTime() - since);
  const nextSyncAt = new Date(lastSyncAt.getTime() + syncEvery);
  return { ...connection, lastSyncAt: lastSyncAt.toISOString(), nextSyncAt: nextSyncAt.toISOString() };
}

/** Returns the account that the examples show. @param moved moves a moment to the time of the mock */
export function exampleConnections(moved: (at: string) => string): Pick<Person, 'connections'> {
  const { data } = examples.completeHealthConnection.answers['201'].demonstration;
  return { connections: [{ ...(data as HealthConnection), connectedAt: moved(data.connectedAt) }] };
}

export function exportConnection(connection: HealthConnection): ExportedHealthConnection {
  const { id, provider, status, lastSyncAt, nextSyncAt, failure, version } = connection;
  return {
    ...{ id, provider, status, accessUntil: null, fetchedUntil: lastSyncAt },
    ...{ connectedAt: connection.connectedAt, lastSyncAt, triedAt: lastSyncAt, nextSyncAt },
    ...{ failures: 0, failure, version },
  };
}
