import type { WaitlistEntry } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { showToast } from '@nadi/ui/toasts';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { useServices } from '../../kernel/services/use-services';
import { acceptWaitlistOffer, declineWaitlistOffer, leaveWaitlist } from './online-writes';

/** Offers come while the page is open, and no event tells of them. */
const lookAgainMs = 30_000;

/** Reads the waitlists of a patient, an offer first; those that were booked are left out. */
export function useWaitlist(): { waits: WaitlistEntry[]; refetch: () => void } {
  const { $api } = useServices();
  const list = $api.useQuery(
    'get',
    '/waitlist',
    { params: { query: { limit: 20 } } },
    { staleTime: 0, refetchInterval: ({ state }) => (state.data?.data.some(isOpen) ? lookAgainMs : false) },
  );
  const waits = (list.data?.data ?? [])
    .filter(({ status }) => status !== 'booked')
    .sort((one, other) => Number(other.offer !== null) - Number(one.offer !== null));
  return { waits, refetch: () => void list.refetch() };
}

export const isOpen = ({ status }: Pick<WaitlistEntry, 'status'>): boolean =>
  status === 'waiting' || status === 'offered';

/** Takes and declines offers, and leaves waitlists: now or not at all. */
export function useWaitActs(refetch: () => void) {
  const take = useOnlineWrite(acceptWaitlistOffer);
  const decline = useOnlineWrite(declineWaitlistOffer);
  const leave = useOnlineWrite(leaveWaitlist);
  type Wait = { id: string; doctor: { firstName: string; lastName: string } };
  return {
    onTake: async ({ id, doctor }: Wait) => {
      const outcome = await take(id);
      if (outcome.ok) {
        const name = m.consent_doctor({ name: `${doctor.firstName} ${doctor.lastName}` });
        const isAsked = outcome.data.data.status === 'requested';
        const message = isAsked ? m.visits_book_done_request({ name }) : m.visits_book_done({ name });
        showToast({ tone: 'success', message });
      } else refetch();
      return savedOf(outcome, () => ({}));
    },
    onDecline: async ({ id }: Wait) => savedOf(await decline(id), () => ({})),
    onLeave: async ({ id }: Wait) => savedOf(await leave(id), () => ({})),
  };
}
