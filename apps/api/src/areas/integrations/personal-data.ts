import type { Kept } from '../../kernel/db/kept-tables';
import { connectionAttempts } from './tables/connection-attempts';
import { healthConnections } from './tables/health-connections';
import { healthImports } from './tables/health-imports';
import { healthSyncs } from './tables/health-syncs';
import { providerConfigurations } from './tables/provider-configurations';
import { tokenRevocations } from './tables/token-revocations';

export const kept: Kept = {
  exported: [
    {
      as: 'healthImports',
      table: healthImports,
      person: healthImports.patientId,
      order: healthImports.id,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'healthConnections',
      table: healthConnections,
      person: healthConnections.patientId,
      order: healthConnections.id,
      leftOut: ['sealedTokens', 'accountHash', 'leasedUntil', 'lease', 'connectedBy'],
      isImported: true,
      // Its tokens stay where they were: the person signs in at the provider again.
      atImport: () => ({ status: 'signed-out', accessUntil: null, nextSyncAt: null }),
    },
    {
      as: 'healthSyncs',
      table: healthSyncs,
      person: healthSyncs.patientId,
      order: healthSyncs.id,
      leftOut: [],
      isImported: true,
    },
  ],
  notExported: [
    {
      table: providerConfigurations,
      why: 'The registrations of this installation at providers of health data; nothing about a person.',
      erased: 'never',
    },
    {
      table: tokenRevocations,
      why: 'Sealed keys of connections that ended, until the provider has revoked them: four days at most, and without a link to a person.',
      erased: 'by itself',
    },
    {
      table: connectionAttempts,
      why: 'Beginnings of connections, which are for one use and end after ten minutes.',
      erased: 'with the account',
    },
  ],
};
