import * as m from '@nadi/ui/messages';
import { sayWhen } from '@nadi/ui/words/moment';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';
import { paths } from '../../kernel/session/destination';

/** The contract's maximum for a page. */
const newest = 100;

/** The person's newest notifications. */
const notifications: SearchPart = {
  group: 'notifications',
  isOwn: true,
  roles: 'all',
  async load({ $api, queryClient }, clock) {
    const question = $api.queryOptions('get', '/notifications', {
      params: { query: { limit: newest, isArchived: false } },
    });
    const { data, pagination } = await queryClient.fetchQuery(question);
    const items = data.map(({ id, title, body, action, createdAt }) => ({
      id,
      title,
      detail: [body, sayWhen(createdAt, clock)].filter(Boolean).join(' · '),
      href: action?.href ?? paths.notifications,
    }));
    return {
      find: indexResults(items),
      ...(pagination.next && { note: m.search_newest_notifications({ count: newest }) }),
    };
  },
};

export const search: readonly SearchPart[] = [notifications];
