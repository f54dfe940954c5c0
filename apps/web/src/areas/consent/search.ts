import { doctorName } from '@nadi/ui/words/doctor-name';
import { indexResults } from '../../kernel/search/index-results';
import { noteOf } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

/** The contract's maximum for a page. */
const newest = 100;

/** The doctors who asked the patient, or can see something: each leads to their newest request. */
const doctors: SearchPart = {
  group: 'doctors',
  isOwn: true,
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const question = $api.queryOptions('get', '/patients/consents', { params: { query: { limit: newest } } });
    const { data, pagination } = await queryClient.fetchQuery(question);
    const ofDoctors = data.filter(
      ({ doctor }, index) => data.findIndex((one) => one.doctor.id === doctor.id) === index,
    );
    const items = ofDoctors.map(({ id, doctor }) => ({
      id,
      title: doctorName(doctor),
      detail: `${doctor.licenseNumber} · ${doctor.council}`,
      href: `/dashboard/consents/${id}`,
    }));
    return { find: indexResults(items), ...noteOf(data.length, pagination.total) };
  },
};

export const search: readonly SearchPart[] = [doctors];
