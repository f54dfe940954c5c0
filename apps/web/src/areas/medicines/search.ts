import * as m from '@nadi/ui/messages';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';
import { medicinesQuery } from './paths';

/** The patient's medicines, by their names, what they are for and notes. All are on one page. */
const medicines: SearchPart = {
  group: 'medicines',
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const { data } = await queryClient.fetchQuery($api.queryOptions(...medicinesQuery));
    const items = data.map(({ id, generic, brand, strength, reason, note, stoppedAt }) => ({
      id,
      title: [generic, strength].filter(Boolean).join(' '),
      detail: [stoppedAt !== null && m.medicines_search_stopped(), brand, reason, note]
        .filter(Boolean)
        .join(' · '),
      href: '/dashboard/medications',
    }));
    return { find: indexResults(items) };
  },
};

export const search: readonly SearchPart[] = [medicines];
