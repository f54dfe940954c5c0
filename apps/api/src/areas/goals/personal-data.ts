import type { Kept } from '../../kernel/db/kept-tables';
import { healthGoals } from './tables/health-goals';

export const kept: Kept = {
  exported: [
    {
      as: 'healthGoals',
      table: healthGoals,
      person: healthGoals.patientId,
      order: healthGoals.id,
      leftOut: [],
      isImported: true,
    },
  ],
  notExported: [],
};
