import type { WaitlistEntry } from '@nadi/contract/schema';
import { useServices } from '../../kernel/services/use-services';

export const isOpen = ({ status }: Pick<WaitlistEntry, 'status'>): boolean =>
  status === 'waiting' || status === 'offered';

/** Offers come while the page is open, and no event tells of them. */
const lookAgainMs = 30_000;

/** Reads the waitlists of a patient, the newest first. */
export const useWaitlist = () =>
  useServices().$api.useQuery(
    'get',
    '/waitlist',
    { params: { query: { limit: 20 } } },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? lookAgainMs : false) },
  );
