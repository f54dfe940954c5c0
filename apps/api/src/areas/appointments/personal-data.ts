import { noteTermYears } from '@nadi/domain/appointments/notes';
import type { Kept } from '../../kernel/db/kept-tables';
import { availabilities } from './tables/availabilities';
import { calendarFeeds } from './tables/calendar-feeds';
import { consultationMessages } from './tables/consultation-messages';
import { consultationNotes } from './tables/consultation-notes';
import { consultations } from './tables/consultations';
import { slotHolds } from './tables/slot-holds';
import { waitlistEntries } from './tables/waitlist-entries';

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
      leftOut: ['noteVersion', 'prescription'],
      isImported: false,
      inOthers:
        'The visits that you had as a doctor, with the notes that you wrote, are records of your patients: each is in the export of its patient. You read them in your list of visits.',
      stays: `A note that a doctor signed is a medical record: it stays with its patient and its doctor, with the time of the visit and both names, for ${noteTermYears} years after it was signed, also where one of them erases the account.`,
    },
    // They go with their visit.
    {
      as: 'consultationNotes',
      table: consultationNotes,
      person: consultationNotes.patientId,
      order: consultationNotes.id,
      leftOut: [],
      isImported: false,
    },
    {
      as: 'consultationMessages',
      table: consultationMessages,
      person: consultationMessages.patientId,
      order: consultationMessages.id,
      leftOut: [],
      isImported: false,
      inOthers: 'What you wrote as a doctor at visits is in the exports of your patients.',
      stays: `The messages of a visit are part of its record: their words stay with a signed note, and go with it ${noteTermYears} years after it was signed. Photos go with the account of who sent them.`,
    },
    {
      as: 'waitlistEntries',
      table: waitlistEntries,
      person: waitlistEntries.patientId,
      order: waitlistEntries.id,
      leftOut: [],
      isImported: false,
    },
  ],
  notExported: [
    {
      table: slotHolds,
      why: 'The time that is held for you while you book it: it is free again after ten minutes at most.',
      erased: 'with the account',
    },
    {
      table: calendarFeeds,
      why: 'Since when your calendar feed works, and when a calendar last read it; its address is kept as a hash. The page of your integrations tells both.',
      erased: 'with the account',
    },
  ],
};
