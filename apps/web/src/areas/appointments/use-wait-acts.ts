import type { WaitlistEntry } from '@nadi/contract/schema';
import * as m from '@nadi/ui/messages';
import { showToast } from '@nadi/ui/toasts';
import type { OnlineWriteOutcome } from '../../kernel/online-writes/online-write';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { acceptWaitlistOffer, declineWaitlistOffer, leaveWaitlist } from './online-writes';

type Wait = Pick<WaitlistEntry, 'id' | 'endedBecause'> & { doctor: { firstName: string; lastName: string } };

const nameOf = ({ doctor }: Wait) => m.consent_doctor({ name: `${doctor.firstName} ${doctor.lastName}` });
const say = (message: string) => showToast({ tone: 'success', message });

/**
 * Takes and declines offers, and leaves waitlists: now or not at all.
 *
 * @param refetch reads the entries again, and says which are there
 */
export function useWaitActs(
  refetch: () => Promise<{ data?: { data: readonly WaitlistEntry[] } | undefined }>,
) {
  const take = useOnlineWrite(acceptWaitlistOffer);
  const decline = useOnlineWrite(declineWaitlistOffer);
  const leave = useOnlineWrite(leaveWaitlist);

  /** Returns how it went, once the entries are read again where it was refused. One that is gone from the page has no place for a message: a toast says it. */
  async function savedOrGone<Answer>({ id }: Wait, outcome: OnlineWriteOutcome<Answer>) {
    const saved = savedOf(outcome, () => ({}));
    if (saved.ok) return saved;
    const { data } = await refetch();
    const there = data?.data.find((one) => one.id === id);
    if (!data || (there && there.status !== 'booked')) return saved;
    // Its answer was lost, and the server had done it.
    if (there && !outcome.ok && (outcome.status ?? 500) >= 500) say(m.wait_taken());
    else showToast({ tone: 'info', message: saved.message ?? m.wait_failed() });
    return { ok: true as const };
  }

  return {
    onTake: async (wait: Wait) => {
      const outcome = await take(wait.id);
      const name = nameOf(wait);
      if (outcome.ok)
        say(
          outcome.data.data.status === 'requested'
            ? m.visits_book_done_request({ name })
            : m.visits_book_done({ name }),
        );
      return savedOrGone(wait, outcome);
    },
    onDecline: async (wait: Wait) => {
      const outcome = await decline(wait.id);
      if (outcome.ok) say(m.wait_declined({ name: nameOf(wait) }));
      return savedOrGone(wait, outcome);
    },
    onLeave: async (wait: Wait) => {
      const outcome = await leave(wait.id);
      // Left elsewhere already.
      const isGone = !outcome.ok && outcome.status === 404;
      if (isGone) await refetch();
      if (!outcome.ok && !isGone) return savedOrGone(wait, outcome);
      const name = nameOf(wait);
      say(wait.endedBecause ? m.wait_removed({ name }) : m.wait_left({ name }));
      return { ok: true as const };
    },
  };
}
