import * as m from '@nadi/ui/messages';
import { sayStatus } from '@nadi/ui/words/patient-status';
import { indexResults } from '../../kernel/search/index-results';
import type { SearchPart } from '../../kernel/search/search-part';

/** The contract's maximum for a page. */
const newest = 100;

/** Patients whom the doctor asked, or who share something: no more is found than the list of patients tells. */
export const search: SearchPart = {
  group: 'patients',
  isOwn: true,
  roles: ['DOCTOR'],
  async load({ $api, queryClient }) {
    const query = { limit: newest };
    const question = $api.queryOptions('get', '/doctors/patients/me', { params: { query } }, { gcTime: 0 });
    const { data, pagination } = await queryClient.fetchQuery({ ...question, staleTime: 0 });
    const items = data.map(({ id, firstName, lastName, status }) => ({
      id,
      title: `${firstName} ${lastName}`,
      detail: sayStatus(status),
      // Leads to the list where nothing is shared now: such a patient has no page.
      href: status === 'active' ? `/dashboard/patients/${id}` : `/dashboard/patients?status=${status}`,
    }));
    return {
      find: indexResults(items),
      ...(pagination.total > data.length && { note: m.search_patients_note({ count: data.length }) }),
    };
  },
};
