import { noteTermYears } from '@nadi/domain/appointments/notes';
import type { Kept } from '../../kernel/db/kept-tables';
import { prescriptions } from './tables/prescriptions';

export const kept: Kept = {
  exported: [
    {
      as: 'prescriptions',
      table: prescriptions,
      person: prescriptions.patientId,
      order: prescriptions.id,
      leftOut: [],
      isImported: false,
      inOthers:
        'The prescriptions that you wrote as a doctor are records of your patients: each is in the export of its patient. You read them at your visits.',
      stays: `A prescription that a doctor signed is a medical record: it stays with its patient and its doctor, with both names as they were printed, for ${noteTermYears} years after it was signed, also where one of them erases the account.`,
    },
  ],
  notExported: [],
};
