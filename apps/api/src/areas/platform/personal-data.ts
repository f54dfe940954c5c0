import type { Kept } from '../../kernel/db/kept-tables';
import { frontendLogs } from './tables/frontend-logs';

export const kept: Kept = {
  exported: [],
  notExported: [
    {
      table: frontendLogs,
      why: 'What pages of this site noted of errors and slow requests in the last 30 days, for repairs: the kind of error, the page and the browser. There are no health values in it.',
      erased: 'with the account',
    },
  ],
};
