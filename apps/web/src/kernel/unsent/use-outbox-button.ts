import type { OutboxButtonProps } from '@nadi/ui/components/OutboxButton';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import { needsPerson, selectAllEntries, selectSealedAway, selectSending } from '../outbox/outbox-selectors';
import { useAppSelector } from '../services/use-services';
import { useToldEntries } from './use-told-entries';

/** The button in the header for unsent entries on this device. */
export function useOutboxButton(): Omit<OutboxButtonProps, 'onPress'> {
  const entries = useAppSelector(selectAllEntries);
  // An entry that can no longer be read waits until the person discards it.
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
