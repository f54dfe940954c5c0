import { indexResults } from '../../kernel/search/index-results';
import { noteOf } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

/** The contract's maximum for a page. */
const newest = 100;

/** The patient's newest goals, by their titles and notes. */
const goals: SearchPart = {
  group: 'goals',
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const question = $api.queryOptions('get', '/health-goals', { params: { query: { limit: newest } } });
    const { data, pagination } = await queryClient.fetchQuery(question);
    const items = data.map(({ id, title, note }) => ({
      ...{ id, title, href: `/dashboard/goals/${id}` },
      ...(note !== null && { detail: note }),
    }));
    return { find: indexResults(items), ...noteOf(data.length, pagination.total) };
  },
};

export const search: readonly SearchPart[] = [goals];
