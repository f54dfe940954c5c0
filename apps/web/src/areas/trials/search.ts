import * as m from '@nadi/ui/messages';
import { doctorName } from '@nadi/ui/words/doctor-name';
import { indexResults } from '../../kernel/search/index-results';
import { noteOf, wholePage } from '../../kernel/search/read-pages';
import type { SearchPart } from '../../kernel/search/search-part';

const whole = { params: { query: { limit: wholePage } } } as const;

type Study = { trialId: string; registryId: string; title: string };
type Listed = { data: readonly Study[]; pagination: { total: number } };

/** The studies that the patient saved, asked about, was referred to, or sent an interest in: each once. */
const trials: SearchPart = {
  group: 'trials',
  isOwn: true,
  roles: ['PATIENT'],
  async load({ $api, queryClient }) {
    const [saved, referrals, interests] = await Promise.all([
      queryClient.fetchQuery($api.queryOptions('get', '/saved-trials', whole)),
      queryClient.fetchQuery($api.queryOptions('get', '/trial-referrals', whole)),
      queryClient.fetchQuery($api.queryOptions('get', '/trial-interests', whole)),
    ]);
    const studies = new Map<string, Study & { ways: string[] }>();
    const add = ({ trialId, registryId, title }: Study, way: string) => {
      const { ways } = studies.get(trialId) ?? { ways: [] };
      studies.set(trialId, { trialId, registryId, title, ways: [...new Set([...ways, way])] });
    };
    for (const one of saved.data) add(one, m.search_trial_saved());
    for (const one of referrals.data) {
      const doctor = doctorName(one.doctor);
      const isAsked = one.origin === 'asked';
      add(one, isAsked ? m.search_trial_asked({ doctor }) : m.search_trial_referred({ doctor }));
    }
    for (const one of interests.data) add(one, m.search_trial_interest());
    const lists: readonly Listed[] = [saved, referrals, interests];
    const sum = (count: (list: Listed) => number) => lists.reduce((total, list) => total + count(list), 0);
    const items = [...studies.values()].map(({ trialId, registryId, title, ways }) => ({
      ...{ id: trialId, title, detail: [registryId, ...ways].join(' · ') },
      href: `/dashboard/clinical-trials/${trialId}`,
    }));
    const total = sum(({ pagination }) => pagination.total);
    return {
      find: indexResults(items),
      ...noteOf(
        sum(({ data }) => data.length),
        total,
      ),
    };
  },
};

export const search: readonly SearchPart[] = [trials];
