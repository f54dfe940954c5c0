import * as m from '@nadi/ui/messages';
import { sayWhen } from '@nadi/ui/words/moment';
import { indexResults } from '../../kernel/search/index-results';
import { readPages, wholePage } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

/** The links to the patient's record that they made, by their labels. */
const links: SearchPart = {
  group: 'links',
  isOwn: true,
  roles: ['PATIENT'],
  async load({ $api, queryClient }, clock) {
    const { rows, ...note } = await readPages((place) =>
      queryClient.fetchQuery(
        $api.queryOptions('get', '/patients/health-links', {
          params: { query: { limit: wholePage, ...place } },
        }),
      ),
    );
    const items = rows.map(({ id, label, status, createdAt }) => ({
      ...{ id, title: label },
      detail: [status !== 'ACTIVE' && m.search_link_ended(), sayWhen(createdAt, clock)]
        .filter(Boolean)
        .join(' · '),
      href: '/dashboard/medical-records/links',
    }));
    return { find: indexResults(items, true), ...note };
  },
};

export const search: readonly SearchPart[] = [links];
