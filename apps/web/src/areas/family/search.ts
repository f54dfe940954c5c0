import * as m from '@nadi/ui/messages';
import { familyRelationships } from '@nadi/ui/words/family';
import { membersQuery } from '../../kernel/acting/members-query';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';
import { helpersQuery } from './queries';

/** The people whom the patient looks after, each with their own page, and those who look after the patient. */
const family: SearchPart = {
  group: 'family',
  isOwn: true,
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const [members, helpers] = await Promise.all([
      queryClient.fetchQuery($api.queryOptions(...membersQuery)),
      queryClient.fetchQuery($api.queryOptions(...helpersQuery)),
    ]);
    const items = [
      ...members.data.map(({ id, firstName, lastName, relationship }) => ({
        ...{ id, title: `${firstName} ${lastName}`, detail: familyRelationships[relationship]() },
        href: `/dashboard/family/${id}`,
      })),
      ...helpers.data.map(({ id, firstName, lastName, relationship }) => ({
        // The same person can look after the patient, and be looked after.
        ...{ id: `helper ${id}`, title: `${firstName} ${lastName}` },
        detail: `${familyRelationships[relationship]()} · ${m.search_looks_after_you()}`,
        href: '/dashboard/family',
      })),
    ];
    return { find: indexResults(items) };
  },
};

export const search: readonly SearchPart[] = [family];
