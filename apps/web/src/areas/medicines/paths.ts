import { addDays } from '@nadi/domain/kernel/calendar';

/** All medicines are on one page: there are at most a hundred. */
export const medicinesQuery = ['get', '/medicines', { params: { query: { limit: 100 } } }] as const;

export const checksPath = '/medicine-checks' as const;

/**
 * The doses of this month and the one before: the same question for a whole month, so that the answer that is kept on the device is found without a network on
 * the next day too.
 *
 * @param today `YYYY-MM-DD`
 */
export function dosesQuery(today: string) {
  const first = (day: string) => `${day.slice(0, 7)}-01`;
  const from = first(addDays(first(today), -1));
  const to = addDays(first(addDays(first(today), 31)), -1);
  return ['get', '/medicine-doses', { params: { query: { from, to } } }] as const;
}
