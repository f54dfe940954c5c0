import * as m from '@nadi/ui/messages';
import { showToast } from '@nadi/ui/toasts';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { acceptWaitlistOffer, declineWaitlistOffer, leaveWaitlist } from './online-writes';

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
