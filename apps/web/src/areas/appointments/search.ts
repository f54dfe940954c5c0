import type { Consultation } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { doctorName } from '@nadi/ui/words/doctor-name';
import { sayWhen } from '@nadi/ui/words/moment';
import type { Clock } from '../../kernel/browser/clock';
import { settle } from '../../kernel/requests/settle';
import { indexResults } from '../../kernel/search/index-results';
import { noteOf, readPages, wholePage } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

/** Few: each patient who is found reads of it in their access log. */
const limit = 20;
/** The contract's maximum for the beginning of a name, in characters. */
const longest = 100;

/** The states that a time alone would hide. */
const statusWords: Partial<Record<Consultation['status'], () => string>> = {
  requested: m.search_visit_requested,
  cancelled: m.search_visit_cancelled,
  no_show: m.search_visit_missed,
};

const hrefOf = (id: string) => `/dashboard/consultations/${id}`;
const detailOf = ({ scheduledAt, status, reason }: Consultation, clock: Clock): string =>
  [sayWhen(scheduledAt, clock), statusWords[status]?.(), reason].filter(Boolean).join(' · ');

/** The patient's visits by doctor, reason, day, and the words of signed notes; the latest first. */
const visits: SearchPart = {
  group: 'visits',
  roles: ['PATIENT'],
  async load({ $api, queryClient }, clock) {
    const { rows, ...note } = await readPages((place) =>
      queryClient.fetchQuery(
        $api.queryOptions('get', '/consultations', { params: { query: { limit: wholePage, ...place } } }),
      ),
    );
    const items = rows.map((row) => ({
      id: row.id,
      title: doctorName(row.doctor),
      detail: detailOf(row, clock),
      words: [row.notes, ...row.addenda.map(({ text }) => text), row.prescription].filter(Boolean).join(' '),
      href: hrefOf(row.id),
    }));
    return { find: indexResults(items, true), ...note };
  },
};

/** A doctor's visits by the patient's name. They are asked for only when the doctor says so: each patient who is found reads of it in their access log. */
const ofPatients: SearchPart = {
  group: 'patient-visits',
  isOwn: true,
  roles: ['DOCTOR'],
  async ask({ api }, words, clock) {
    const query = { search: words.slice(0, longest), limit };
    const answer = await settle(api.GET('/doctors/consultations/me', { params: { query } }));
    if (!answer.ok) throw answer.error;
    const { data, pagination } = answer.data;
    const results = data.map((row) => ({
      id: row.id,
      title: `${row.patient.firstName} ${row.patient.lastName}`,
      detail: detailOf(row, clock),
      href: hrefOf(row.id),
    }));
    return { find: () => results, ...noteOf(results.length, pagination.total) };
  },
};

export const search: readonly SearchPart[] = [visits, ofPatients];
