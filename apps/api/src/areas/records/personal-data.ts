import { searchText } from '@nadi/domain/records/search-words';
import type { Kept } from '../../kernel/db/kept-tables';
import { labObservations } from './tables/lab-observations';
import { labReadings } from './tables/lab-readings';
import { medicalRecordMonths, medicalRecords } from './tables/medical-records';
import { recordFiles, recordTotals, recordUploads } from './tables/record-files';

type Searched = Parameters<typeof searchText>[0];

export const kept: Kept = {
  exported: [
    {
      as: 'medicalRecords',
      table: medicalRecords,
      person: medicalRecords.patientId,
      order: medicalRecords.id,
      // Made of the others.
      leftOut: ['words'],
      isImported: true,
      atImport: (_, row) => ({ words: searchText(row as Searched) }),
    },
    {
      as: 'recordFiles',
      table: recordFiles,
      person: recordFiles.patientId,
      order: recordFiles.id,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'labReadings',
      table: labReadings,
      person: labReadings.patientId,
      order: labReadings.recordId,
      leftOut: [],
      isImported: true,
    },
    {
      as: 'labObservations',
      table: labObservations,
      person: labObservations.patientId,
      order: labObservations.id,
      // As their record has them.
      leftOut: ['onlyYou', 'isFiled'],
      isImported: true,
    },
  ],
  notExported: [
    {
      table: recordUploads,
      why: 'Files that you began to send and have not filed, for seven days. File them, and they are exported.',
      erased: 'with the account',
    },
    {
      table: medicalRecordMonths,
      why: 'Counts of your medical records by month and type. The records themselves are exported.',
      erased: 'with the account',
    },
    {
      table: recordTotals,
      why: 'How many medical records you have and how much room their files take. The records themselves are exported.',
      erased: 'with the account',
    },
  ],
};
