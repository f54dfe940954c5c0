import type { Kept } from '../../kernel/db/kept-tables';
import { deletionReminders, fileRemovals } from './tables/erasures';

export const kept: Kept = {
  exported: [],
  notExported: [
    {
      table: deletionReminders,
      why: 'Whether a reminder about a deletion was sent.',
      erased: 'with the account',
    },
    { table: fileRemovals, why: 'Files that are being deleted, listed by ID.', erased: 'by itself' },
  ],
};
