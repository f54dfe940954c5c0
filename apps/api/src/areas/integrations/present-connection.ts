import type { HealthConnection, HealthSync } from '@nadi/contract/schema';
import type { Attention } from './queries/find-attention';
import type { ListedConnection, ListedSync } from './queries/find-connections';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns a connection without its tokens. */
export const presentConnection = (row: ListedConnection, attention: Attention): HealthConnection => ({
  id: row.id,
  provider: row.provider,
  status: row.status,
  connectedAt: row.connectedAt.toISOString(),
  lastSyncAt: iso(row.lastSyncAt),
  nextSyncAt: iso(row.nextSyncAt),
  failure: row.failure,
  ...attention,
  version: row.version,
});

export const presentSync = ({
  id,
  added,
  alreadyThere,
  critical,
  leftOut,
  failure,
  createdAt,
}: ListedSync): HealthSync => ({
  ...{ id, added, alreadyThere, critical, leftOut: [...leftOut], failure },
  createdAt: createdAt.toISOString(),
});
