import * as m from '@nadi/ui/messages';
import { SignOutDialog, type SignOutDialogProps } from '@nadi/ui/screens/offline/SignOutDialog';
import { useClock } from '../kernel/browser/clock';
import { selectIsOffline } from '../kernel/connectivity/connectivity-slice';
import { choiceMade, type LeavingChoice, selectLeaving } from '../kernel/outbox/leaving-slice';
import { selectAllEntries, selectSending } from '../kernel/outbox/outbox-selectors';
import { useAppDispatch, useAppSelector } from '../kernel/services/use-services';
import { itemsOf } from '../kernel/unsent/entry-words';
import { useWhose } from '../kernel/unsent/use-whose';
import './unsent';

/** Asks before signing out while something is unsent. */
export function SignOutQuestion() {
  const dispatch = useAppDispatch();
  const leaving = useAppSelector(selectLeaving);
  const sending = useAppSelector(selectSending);
  const entries = useAppSelector(selectAllEntries);
  const connection = useAppSelector(selectIsOffline) ? 'offline' : 'online';
  const clock = useClock();
  const whose = useWhose(entries);
  const choose = (choice: LeavingChoice) => () => void dispatch(choiceMade(choice));

  function state(): SignOutDialogProps['state'] {
    if (leaving.phase === 'failed')
      return { phase: 'failed', message: m.app_sign_out_left({ count: entries.length }) };
    if (leaving.phase !== 'sending') return { phase: 'asking' };
    const { done, total } = sending.phase === 'sending' ? sending : { done: 0, total: entries.length };
    return { phase: 'sending', done, total };
  }

  if (leaving.phase === 'not-asked') return null;
  return (
    <SignOutDialog
      state={state()}
      connection={connection}
      items={itemsOf(entries, clock, whose)}
      onSend={choose('send')}
      onKeep={choose('keep')}
      onDelete={choose('delete')}
      onCancel={choose('stay')}
    />
  );
}
