import type { HealthConnection, HealthSync } from '@nadi/contract/schema';
import type { HealthConnectionRow } from './tables/health-connections';
import type { HealthSyncRow } from './tables/health-syncs';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Returns a connection without its tokens. */
export const presentConnection = (row: HealthConnectionRow): HealthConnection => ({
  id: row.id,
  provider: row.provider,
  status: row.status,
  connectedAt: row.connectedAt.toISOString(),
  lastSyncAt: iso(row.lastSyncAt),
  nextSyncAt: iso(row.nextSyncAt),
  failure: row.failure,
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
}: HealthSyncRow): HealthSync => ({
  ...{ id, added, alreadyThere, critical, leftOut: [...leftOut], failure },
  createdAt: createdAt.toISOString(),
});
