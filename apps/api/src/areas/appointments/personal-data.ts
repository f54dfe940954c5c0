import type { Kept } from '../../kernel/db/kept-tables';
import { availabilities } from './tables/availabilities';
import { consultationNotes } from './tables/consultation-notes';
import { consultations } from './tables/consultations';

export const kept: Kept = {
  exported: [
    {
      as: 'availability',
      table: availabilities,
      person: availabilities.doctorId,
      order: null,
      leftOut: [],
      isImported: false,
    },
    {
      as: 'consultations',
      table: consultations,
      person: consultations.patientId,
      order: consultations.id,
      leftOut: ['noteVersion'],
      isImported: false,
    },
    {
      as: 'consultationNotes',
      table: consultationNotes,
      person: consultationNotes.patientId,
      order: consultationNotes.id,
      leftOut: [],
      isImported: false,
    },
  ],
  notExported: [],
};
