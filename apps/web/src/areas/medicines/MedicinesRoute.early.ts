import { dayOf } from '../../kernel/browser/clock';
import { localTimeZone } from '../../kernel/browser/time-zone';
import type { PrefetchQueries } from '../../kernel/requests/prefetch-queries';
import { checksPath, dosesQuery, medicinesQuery } from './paths';

export const queries: PrefetchQueries = () => [
  medicinesQuery,
  dosesQuery(dayOf({ now: new Date().toISOString(), timeZone: localTimeZone() })),
  ['get', checksPath],
];
