import { selectIsOffline } from '../../kernel/connectivity/connectivity-slice';
import { useReadAt } from '../../kernel/services/use-read-at';
import { useAppSelector, useServices } from '../../kernel/services/use-services';
import { lookAgainIn } from './look-again';

const question = ['get', '/waitlist', { params: { query: { limit: 20 } } }] as const;

/** Reads the waitlists of a patient, the newest first. */
export function useWaitlist() {
  const { $api } = useServices();
  const isOffline = useAppSelector(selectIsOffline);
  const readAt = useReadAt([...question]);
  const waitlist = $api.useQuery(...question, {
    staleTime: 0,
    refetchInterval: ({ state }) => !isOffline && lookAgainIn(state.data?.data ?? [], Date.now()),
  });
  return { waitlist, readAt };
}
