import type { Kept } from '../../kernel/db/kept-tables';
import { healthImports } from './tables/health-imports';

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
  ],
  notExported: [],
};
