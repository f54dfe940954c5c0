import { sayPrescribed } from '@nadi/ui/words/prescription';
import { indexResults } from '../../kernel/search/index-results';
import { readPages, wholePage } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

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
      ...{ id: row.id, ...sayPrescribed(row, clock) },
      words: [...row.items.map(({ brand }) => brand), row.diagnosis, row.advice, ...row.tests]
        .filter(Boolean)
        .join(' '),
      href: `/dashboard/consultations/${row.consultationId}`,
    }));
    return { find: indexResults(items, true), ...note };
  },
};

export const search: readonly SearchPart[] = [prescriptions];
