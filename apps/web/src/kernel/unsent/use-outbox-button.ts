import type { OutboxButtonProps } from '@nadi/ui/components/OutboxButton';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import { needsPerson, selectEntries, selectSealedAway, selectSending } from '../outbox/outbox-selectors';
import { useAppSelector } from '../services/use-services';
import { useToldEntries } from './use-told-entries';

/** The sign in the header of what waits on this device. */
export function useOutboxButton(): Omit<OutboxButtonProps, 'onPress'> {
  const entries = useAppSelector(selectEntries);
  // What nobody can read any more waits for the person to let it go.
  const sealed = useAppSelector(selectSealedAway).length;
  const sending = useAppSelector(selectSending);
  const isOffline = useAppSelector(selectIsOffline);
  const told = useToldEntries(entries, isOffline || sending.phase === 'resting');
  return {
    connection: isOffline ? 'offline' : 'online',
    count: told.length + sealed,
    attention: told.filter(needsPerson).length + sealed,
    sending: sending.phase === 'sending' && told.length > 0 ? sending : null,
  };
}
