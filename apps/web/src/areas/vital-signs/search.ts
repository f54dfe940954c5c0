import { sayFact } from '@nadi/ui/words/health-fact';
import { dayOf } from '../../kernel/browser/clock';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';
import { factsQuery } from './queries/dashboard-queries';

/** The patient's own readings. */
const readings: SearchPart = {
  group: 'readings',
  roles: ['PATIENT'],
  // Late: in one piece with the page, it would draw the words of readings out of the files of others.
  load: async (...given) => (await import('./search-readings')).searchReadings(...given),
};

/** The facts that decide the patient's ranges, such as a pregnancy. */
const facts: SearchPart = {
  group: 'facts',
  roles: ['PATIENT'],
  async load({ $api, queryClient }, clock) {
    const { data } = await queryClient.fetchQuery($api.queryOptions(...factsQuery));
    const today = dayOf(clock);
    const items = data.map((fact) => ({ id: fact.id, ...sayFact(fact, today), href: '/dashboard/profile' }));
    return { find: indexResults(items, true) };
  },
};

export const search: readonly SearchPart[] = [readings, facts];
