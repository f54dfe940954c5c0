import type { Loaded } from '@nadi/ui/patterns/state';
import type { YoursContent } from '@nadi/ui/screens/trials/TrialsScreen';
import { pageState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';

const query = { limit: 100 };

/** Returns the studies that a patient saved, asked about and sent an interest in: the newest of each. */
export function useYours(isWanted: boolean) {
  const { $api } = useServices();
  const options = { enabled: isWanted };
  const saved = $api.useQuery('get', '/saved-trials', { params: { query } }, options);
  const referrals = $api.useQuery('get', '/trial-referrals', { params: { query } }, options);
  const interests = $api.useQuery('get', '/trial-interests', { params: { query } }, options);
  const all = [saved, referrals, interests] as const;
  const failed = all.find(({ isError, data }) => isError && data === undefined);
  const together = {
    data:
      saved.data && referrals.data && interests.data
        ? { saved: saved.data.data, referrals: referrals.data.data, interests: interests.data.data }
        : undefined,
    isError: failed !== undefined,
    error: failed?.error,
  };
  const state: Loaded<YoursContent> = pageState(together, (content) => content);
  return { state, refresh: () => Promise.all(all.map((one) => one.refetch())) };
}
