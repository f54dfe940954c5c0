import type { InsightsAnswer } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { sayWhenWithin } from '@nadi/ui/words/moment';
import type { Clock } from '../../kernel/browser/clock';
import { indexResults } from '../../kernel/search/index-results';
import { readPages, wholePage } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

/** Asked for anew: what it says must not be older than the newest reading. */
const fresh = { staleTime: 0 } as const;

type Row = InsightsAnswer['data']['insights'][number];

/** Says first that a statement no longer holds: one of last year is none of today. */
function itemOf({ id, said, saidAt, resolvedAt }: Row, isNow: boolean, clock: Clock) {
  const day = sayWhenWithin(resolvedAt ?? saidAt, clock);
  return {
    id,
    title: said.title,
    detail: [!isNow && m.search_insight_before({ day }), said.text].filter(Boolean).join(' · '),
    href: '/dashboard/ai-insights',
  };
}

/** Finds what stands out in the patient's record, and what was said before. */
const insights: SearchPart = {
  group: 'insights',
  roles: ['PATIENT'],
  async load({ $api, queryClient }, clock) {
    const [now, { rows, ...note }] = await Promise.all([
      queryClient.fetchQuery({ ...$api.queryOptions('get', '/insights'), ...fresh }),
      readPages((place) =>
        queryClient.fetchQuery({
          ...$api.queryOptions('get', '/insight-history', {
            params: { query: { limit: wholePage, ...place } },
          }),
          ...fresh,
        }),
      ),
    ]);
    const standing = now.data.insights;
    const ids = new Set(standing.map(({ id }) => id));
    const items = [
      ...standing.map((row) => itemOf(row, true, clock)),
      ...rows.filter(({ id }) => !ids.has(id)).map((row) => itemOf(row, false, clock)),
    ];
    return { find: indexResults(items, true), ...note };
  },
};

export const search: readonly SearchPart[] = [insights];
