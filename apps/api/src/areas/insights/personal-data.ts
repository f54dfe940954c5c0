import type { Kept } from '../../kernel/db/kept-tables';
import { insights } from './tables/insights';

export const kept: Kept = {
  exported: [
    {
      as: 'insights',
      table: insights,
      person: insights.patientId,
      order: insights.id,
      leftOut: [],
      isImported: false,
    },
  ],
  notExported: [],
};
