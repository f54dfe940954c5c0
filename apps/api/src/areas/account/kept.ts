import type { Kept } from '../../kernel/db/kept-tables';
import { deletionReminders, fileRemovals } from './tables/erasures';

export const kept: Kept = {
  exported: [],
  notExported: [
    {
      table: deletionReminders,
      why: 'Whether a reminder of a deletion was sent.',
      erased: 'with the account',
    },
    { table: fileRemovals, why: 'Files that are being erased, by their ids.', erased: 'by itself' },
  ],
};
