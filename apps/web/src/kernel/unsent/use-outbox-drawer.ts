import { randomId } from '@nadi/api-client/random-id';
import * as m from '@nadi/ui/messages';
import type { OutboxDrawerProps, OutboxState } from '@nadi/ui/screens/offline/OutboxDrawer';
import { useClock } from '../browser/clock';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import type { OutboxEntry } from '../offline/write';
import { sendingRequested } from '../outbox/outbox-requests';
import { selectAllEntries, selectSealedAway, selectSending } from '../outbox/outbox-selectors';
import type { Sending } from '../outbox/outbox-slice';
import { useAppDispatch, useAppSelector, useServices } from '../services/use-services';
import { paths } from '../session/destination';
import { selectUser } from '../session/session-selectors';
import { tell } from '../shell/Toasts';
import { itemsOf } from './entry-words';
import { withSealed } from './sealed-items';
import { unsentKindOf } from './unsent-kinds';
import { useWhose } from './use-whose';

function sendingOf(sending: Sending): OutboxState['sending'] {
  if (sending.phase !== 'resting') return sending;
  const { why, retryAt } = sending;
  return { phase: 'resting', why, retryAt: retryAt === null ? null : new Date(retryAt).toISOString() };
}

/** The unsent entries on this device, and the person's possible actions. */
export function useOutboxDrawer(): Omit<OutboxDrawerProps, 'isOpen' | 'onOpenChange'> {
  const { outbox } = useServices();
  const dispatch = useAppDispatch();
  const entries = useAppSelector(selectAllEntries);
  const sealed = useAppSelector(selectSealedAway);
  const sending = useAppSelector(selectSending);
  const isOffline = useAppSelector(selectIsOffline);
  const user = useAppSelector(selectUser);
  const clock = useClock();
  const whose = useWhose(entries);
  const connection = isOffline ? 'offline' : 'online';

  /** A write that the server may have is undone there, once its id is known. */
  async function withdraw(entry: OutboxEntry): Promise<void> {
    const own = entries.filter(({ subject }) => subject === entry.subject);
    const write = unsentKindOf(entry.write).withdrawal?.(
      own,
      user ? `${user.firstName} ${user.lastName}` : '',
    );
    if (write === undefined) return;
    if (write)
      await outbox.keep({
        ...{ write, idempotencyKey: randomId(), subject: entry.subject, baseVersion: null },
        patientId: entry.patientId ?? null,
      });
    tell({ tone: 'info', message: m.app_unsent_withdrawn() });
    dispatch(sendingRequested());
  }

  async function discard(entry: OutboxEntry): Promise<void> {
    if (await outbox.discard(entry)) return;
    if (unsentKindOf(entry.write).withdrawal) await withdraw(entry);
    else tell({ tone: 'info', message: m.app_unsent_too_late() });
  }

  /** Nothing is lost if it fails: the entry stays where it was. */
  const on =
    <Entry extends { id: number }>(among: readonly Entry[], act: (entry: Entry) => Promise<void>) =>
    (id: number) => {
      const entry = among.find((one) => one.id === id);
      if (entry) act(entry).catch(() => tell({ tone: 'error', message: m.app_unsent_failed() }));
    };
  const discardEntry = on(entries, discard);
  const discardSealed = on(sealed, outbox.discardSealed);

  return {
    state: {
      connection,
      sending: sendingOf(sending),
      items: withSealed(itemsOf(entries, clock, whose), entries, sealed),
    },
    clock,
    onSendNow: () => dispatch(sendingRequested()),
    onDiscard(id) {
      discardEntry(id);
      discardSealed(id);
    },
    onRetry: on(entries, outbox.retry),
    signInHref: paths.signIn,
  };
}
