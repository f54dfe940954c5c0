import { sayEntry } from '@nadi/ui/words/history-entry';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';
import { historyPath } from './path';

/** Finds entries of the medical history; those that should never have been listed are left out. */
const history: SearchPart = {
  group: 'history',
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const { data } = await queryClient.fetchQuery($api.queryOptions('get', historyPath));
    const items = data.entries
      .filter(({ status }) => status !== 'entered-in-error')
      .map((entry) => ({
        ...{ id: entry.id, ...sayEntry(entry) },
        words: [entry.note, entry.code].filter(Boolean).join(' '),
        href: '/dashboard/profile/medical-history',
      }));
    return { find: indexResults(items) };
  },
};

export const search: readonly SearchPart[] = [history];
