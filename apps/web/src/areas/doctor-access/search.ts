import * as m from '@nadi/ui/messages';
import { sayStatus } from '@nadi/ui/words/patient-status';
import { settle } from '../../kernel/requests/settle';
import type { SearchPart } from '../../kernel/search/search-part';

/** Few: each patient who is found reads of it in their access log. */
const limit = 20;

/** The contract's maximum for the beginning of a name, in characters. */
const longest = 100;

/** Patients whom the doctor asked, or who share something. They are asked for only when the doctor says so: each who is found reads of it in their access log. */
const patients: SearchPart = {
  group: 'patients',
  isOwn: true,
  roles: ['DOCTOR'],
  async ask({ api }, words) {
    const query = { search: words.slice(0, longest), limit };
    const answer = await settle(api.GET('/doctors/patients/me', { params: { query } }));
    if (!answer.ok) throw answer.error;
    const { data, pagination } = answer.data;
    const results = data.map(({ id, firstName, lastName, status }) => ({
      id,
      title: `${firstName} ${lastName}`,
      detail: sayStatus(status),
      // Without an access there is no page of the patient.
      href: status === 'active' ? `/dashboard/patients/${id}` : `/dashboard/patients?status=${status}`,
    }));
    return {
      find: () => results,
      ...(pagination.total > results.length && { note: m.search_ask_more({ count: results.length }) }),
    };
  },
};

export const search: readonly SearchPart[] = [patients];
