import type { Prescription } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { sayWhenWithin } from '@nadi/ui/words/moment';
import type { Clock } from '../../kernel/browser/clock';
import { indexResults } from '../../kernel/search/index-results';
import { readPages, wholePage } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

function detailOf({ state, signedAt, printed }: Prescription, clock: Clock): string {
  return [
    state === 'cancelled' && m.search_prescription_cancelled(),
    state === 'replaced' && m.search_prescription_replaced(),
    printed?.doctor.name,
    signedAt && m.search_prescribed({ day: sayWhenWithin(signedAt, clock) }),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Finds prescriptions for the patient, by medicine, doctor and diagnosis, the newest first: each is on the page of its visit. */
const prescriptions: SearchPart = {
  group: 'prescriptions',
  roles: ['PATIENT'],
  async load({ $api, queryClient }, clock) {
    const { rows, ...note } = await readPages((place) =>
      queryClient.fetchQuery(
        $api.queryOptions('get', '/prescriptions', { params: { query: { limit: wholePage, ...place } } }),
      ),
    );
    const items = rows.map((row) => ({
      id: row.id,
      title: row.items
        .map(({ generic, strength }) => [generic, strength].filter(Boolean).join(' '))
        .join(', '),
      detail: detailOf(row, clock),
      words: [...row.items.map(({ brand }) => brand), row.diagnosis, row.advice, ...row.tests]
        .filter(Boolean)
        .join(' '),
      href: `/dashboard/consultations/${row.consultationId}`,
    }));
    return { find: indexResults(items, true), ...note };
  },
};

export const search: readonly SearchPart[] = [prescriptions];
