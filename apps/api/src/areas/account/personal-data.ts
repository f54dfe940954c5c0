import type { Kept } from '../../kernel/db/kept-tables';
import { dataRequests } from './tables/data-requests';
import { deletionReminders, fileRemovals } from './tables/erasures';

export const kept: Kept = {
  exported: [
    {
      as: 'dataRequests',
      table: dataRequests,
      person: dataRequests.userId,
      order: dataRequests.id,
      leftOut: ['startedBy', 'answeredBy'],
      isImported: false,
    },
  ],
  notExported: [
    {
      table: deletionReminders,
      why: 'Whether a reminder about a deletion was sent.',
      erased: 'with the account',
    },
    { table: fileRemovals, why: 'Files that are being deleted, listed by ID.', erased: 'by itself' },
  ],
};
