import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { lookAgainIn } from './look-again';

export const waitlistQuestion = ['get', '/waitlist', { params: { query: { limit: 20 } } }] as const;

/** Reads the waitlists of a patient, the newest first. */
export function useWaitlist() {
  const { $api } = useServices();
  const isOffline = useAppSelector(selectIsOffline);
  return $api.useQuery(...waitlistQuestion, {
    staleTime: 0,
    refetchInterval: ({ state }) => !isOffline && lookAgainIn(state.data?.data ?? [], Date.now()),
  });
}
