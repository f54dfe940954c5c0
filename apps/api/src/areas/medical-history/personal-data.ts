import type { Kept } from '../../kernel/db/kept-tables';
import { medicalHistories, medicalHistoryEntries } from './tables/medical-histories';

export const kept: Kept = {
  exported: [
    {
      as: 'medicalHistory',
      table: medicalHistories,
      person: medicalHistories.patientId,
      order: null,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'medicalHistoryEntries',
      table: medicalHistoryEntries,
      person: medicalHistoryEntries.patientId,
      order: medicalHistoryEntries.id,
      // The database makes them of `onset`.
      leftOut: ['firstDay', 'lastDay'],
      isImported: true,
    },
  ],
  notExported: [],
};
