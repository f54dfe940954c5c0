import type { OutboxButtonProps } from '@nadi/ui/components/OutboxButton';
import { useAppSelector } from '../../app/use-services';
import { selectIsOffline } from '../connectivity/connectivity-slice';
import { needsPerson, selectEntries, selectSending } from './outbox-selectors';
import { useToldEntries } from './use-told-entries';

/** The sign in the header of what waits on this device. */
export function useOutboxButton(): Omit<OutboxButtonProps, 'onPress'> {
  const entries = useAppSelector(selectEntries);
  const sending = useAppSelector(selectSending);
  const isOffline = useAppSelector(selectIsOffline);
  const told = useToldEntries(entries, isOffline || sending.phase === 'resting');
  return {
    connection: isOffline ? 'offline' : 'online',
    count: told.length,
    attention: told.filter(needsPerson).length,
    sending: sending.phase === 'sending' && told.length > 0 ? sending : null,
  };
}
